-- Lines of chat that each reader reads in their own language, by the id of the message.

ALTER TABLE chat ADD COLUMN quick TEXT NOT NULL DEFAULT '';
