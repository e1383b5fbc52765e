// The command line. Exit codes: 0 done, 1 fault of the program, 2 input that cannot be used (one sentence on stderr).
import { runLetters } from './letters-command.ts';
import { runReport } from './report-command.ts';
import { UsageError } from './usage.ts';

const USAGE = `Redress, without a browser.

  redress report read FILE ... [--full] [--json]
      Reads a credit report and prints what is in it as JSON; --full prints the whole normalized report, and of each file how many of
      its values were taken and which were not.
      Several files: one from each bureau, for the same person, about the same day. They are combined.

  redress report analyze FILE ... [--earlier FILE ...] [--today DATE] [--json]
      Prints what in the report may be inaccurate, each with its facts, its citation, the question for the client and the evidence:
      the bureau, the line, the field, its value and its place in the file. "analyse" is the same command.
      The client is the person the report is about, in a report of several borrowers the first; nothing else is known of them.
      Several files are combined, as for read.
      --earlier  an earlier report of the same person; may be given more than once
      --today    the day the law is applied on, year-month-day; default today

  redress report compare OLD NEW [--json]
      Prints what changed between two reports of one person, bureau by bureau.

  redress letters FILE --out DIR [--as-of DATE] [--sender FILE] [--items FILE] [--reason TEXT] [--library KEY]
      Writes one dispute letter per bureau as PDF into DIR, and DIR/letters.json with the list.
      --as-of    date on the letters, year-month-day; default today; a day that is over is warned of
      --sender   JSON: name, addressLine1, addressLine2, city, state, zip, dateOfBirth, ssnLast4; default from the report
      --items    JSON: [{ bureau, account, reason, instruction, facts, correct, months }]; without it every negative item is disputed, its reason is
                 left for the client to confirm, and each page says DRAFT
      --reason   why a letter has more than five items; with --items, more are refused without one
      --library  a round letter of the library: its words stand around the items

  redress letters FILE --out DIR --library KEY --recipient FILE|BUREAU [--fields FILE] [--as-of DATE] [--sender FILE]
      Writes one letter of the library as PDF into DIR. FILE is the report of the client, whom the letter is from.
      --recipient  JSON: name, addressLine1, addressLine2, city, state, zip; or EQ, EX or TU; none for letters to the client
      --fields     JSON: { fields: { ID: TEXT }, answers: { ID: true }, enclosures: [TEXT] }; what is missing is asked for

  redress letters --list [--recipient KIND]
      Prints the letters of the library with the fields and answers they need; KIND: bureau, agency, furnisher, collector, creditor, client.

  redress keys rotate
      Makes a new sealing key for the office of DATA_DIR or DATABASE_URL. Stop the program first. After the next start everything that an
      older key sealed is sealed again in the background. With SEAL_KEY set, prints the two settings to start with.

  redress backup create [--out FILE] [--key-file FILE]
      Writes one encrypted file with everything of the office of DATA_DIR or DATABASE_URL, also while it runs; default DATA_DIR/backups.
      It opens with BACKUP_PASSPHRASE, with the key in --key-file, or else with the key on the recovery sheet of the office.

  redress backup list
      Prints the backups in DATA_DIR/backups.

  redress backup verify FILE [--key-file FILE]
      Reads a backup from end to end and checks that all of it opens and fits.

  redress backup restore FILE --into DATA_DIR [--database URL] [--key-file FILE] [--replace NAME]
      Restores into a new folder, with the embedded database or into an empty PostgreSQL database, and checks it before it takes its place.
      --replace  the name of the folder, typed: the office in it is replaced, and kept beside it for a week

  redress backup undo [--into DATA_DIR]
      Puts the office back that the latest restore replaced.
`;

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === 'report') runReport(rest);
  else if (command === 'letters') await runLetters(rest);
  // Only these two need the server's parts.
  else if (command === 'keys') await (await import('./keys-command.ts')).runKeys(rest);
  else if (command === 'backup') await (await import('./backup-command.ts')).runBackup(rest);
  else if (command === undefined || command === 'help' || command === '--help') console.log(USAGE);
  else throw new UsageError(`There is no command "${command}". Try: redress help`);
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    console.error(`Something went wrong in Redress itself: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
