// `npm run bench`: every figure as a ratio to the bare limit measured in the same run, with memory. Usage: npm run bench [part …]
// Parts: report-read report-work report-import event-loop letters office-letters claims analyses contacts-list page-lists dispute-queues sign-in live-streams import export memory (all when none is named).
import { benchAnalyses } from './analyses.ts';
import { benchClaims } from './claims.ts';
import { benchContactsList } from './contacts-list.ts';
import { benchDisputeQueues } from './dispute-queues.ts';
import { benchEventLoop } from './event-loop.ts';
import { benchExport } from './export-contacts.ts';
import { benchImport } from './import-contacts.ts';
import { benchLetters } from './letters.ts';
import { benchLiveStreams } from './live-streams.ts';
import { benchMemory } from './memory.ts';
import { benchOfficeLetters } from './office-letters.ts';
import { benchPageLists } from './page-lists.ts';
import { benchReportImport } from './report-import.ts';
import { benchReportRead } from './report-read.ts';
import { benchReportWork } from './report-work.ts';
import { benchSignIn } from './sign-in.ts';
import { keeps, printRows, type BenchRow } from './row.ts';

const PARTS: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  'report-read': benchReportRead,
  'report-work': benchReportWork,
  'report-import': benchReportImport,
  'event-loop': benchEventLoop,
  letters: benchLetters,
  'office-letters': benchOfficeLetters,
  claims: benchClaims,
  analyses: benchAnalyses,
  'contacts-list': benchContactsList,
  'page-lists': benchPageLists,
  'dispute-queues': benchDisputeQueues,
  'sign-in': benchSignIn,
  'live-streams': benchLiveStreams,
  import: benchImport,
  export: benchExport,
  memory: benchMemory,
};
const wanted = process.argv.slice(2);
const all: BenchRow[] = [];
for (const [name, bench] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n# ${name}`);
  const rows = await bench();
  printRows(rows);
  all.push(...rows);
}
console.log(`\n${all.filter(keeps).length} of ${all.length} figures keep their limit.`);
process.exit(0);
