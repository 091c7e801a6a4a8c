# Tables of this browser: where they are, as files, newer versions of the page.

where-title = Where these tables are
where-here = In this browser, on this device, and nowhere else. They are played without a network.
where-cut = The server cannot be reached. These tables lie in this browser and are played without it; yours on the server wait there.
where-server = On the server { $host }. Without a network you can play at tables of this browser.
where-to-here = To the tables of this browser
where-to-server = To the tables of the server
where-save = Save all tables as a file
where-read = Read a file
where-read-done = { $added ->
        [0] Nothing in the file is new here.
        [one] One table was added.
       *[other] { $added } tables were added.
    }
where-read-not = This file holds no tables.
take-along = Take this table along
take-along-done = The file holds the table as it stands. Read it where you want to play on.
page-newer = A newer Tablée is here. It is used the next time you open the page.
