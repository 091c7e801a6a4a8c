// A program at the table, for Node: always the last choice of the list, by its place.
//
// tablee bot --connect http://127.0.0.1:8000 --seat TABLE/TOKEN -- node examples/programs/last.mjs

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.is === "decision") {
    console.log(JSON.stringify({ choose: told.decision.choices.length - 1 }));
  }
}
