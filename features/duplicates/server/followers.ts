// Everything that hangs on a record and follows it into another. Reports, rounds, their outcomes and letters are not here: they are
// bound to their record, which is never merged away (open-two.ts).
import type { Db } from '../../../platform/server/database/open-database.ts';
import { moveAgreements, moveAgreementsBack } from '../../agreements/server/public.ts';
import { moveStandings, moveStandingsBack } from '../../billing/server/public.ts';
import { moveContactRows, moveContactRowsBack, type MovedRows } from '../../contacts/server/public.ts';
import { moveMatches, moveMatchesBack } from '../../account-matching/server/public.ts';
import { moveChecks, moveChecksBack, moveDocuments, moveDocumentsBack } from '../../files/server/public.ts';
import { moveWords, moveWordsBack, type MovedWords } from '../../findings/server/public.ts';
import { moveCalls, moveCallsBack, type MovedLeadRows } from '../../leads/server/public.ts';
import { moveConnections, moveConnectionsBack } from '../../monitoring/server/public.ts';
import { moveScores, moveScoresBack, type MovedScores } from '../../scores/server/public.ts';
import { moveTasks, moveTasksBack } from '../../tasks/server/public.ts';

/** Which rows changed hands. Merges made before scores, monitoring, words, matches, notes on payments, agreements and documents in hand followed do not have those. */
export interface MovedFollowers {
  readonly rows: MovedRows;
  readonly tasks: readonly string[];
  readonly leads: MovedLeadRows;
  readonly documents: readonly string[];
  readonly scores?: MovedScores;
  readonly connections?: readonly string[];
  readonly words?: MovedWords;
  readonly matches?: readonly string[];
  readonly standings?: readonly string[];
  readonly agreements?: readonly string[];
  readonly checks?: readonly string[];
}

/** Gives everything of one contact to another. Where both have what there can be only one of, the other's stands and this one stays. */
export async function moveFollowers(db: Db, fromId: string, toId: string, at: Date): Promise<MovedFollowers> {
  return {
    rows: await moveContactRows(db, fromId, toId, at),
    tasks: await moveTasks(db, fromId, toId),
    leads: await moveCalls(db, fromId, toId),
    documents: await moveDocuments(db, fromId, toId),
    scores: await moveScores(db, fromId, toId),
    connections: await moveConnections(db, fromId, toId),
    words: await moveWords(db, fromId, toId),
    matches: await moveMatches(db, fromId, toId),
    standings: await moveStandings(db, fromId, toId),
    agreements: await moveAgreements(db, fromId, toId),
    checks: await moveChecks(db, fromId, toId),
  };
}

/** Gives it back. */
export async function moveFollowersBack(db: Db, moved: MovedFollowers, fromId: string, toId: string, at: Date): Promise<void> {
  await moveContactRowsBack(db, moved.rows, fromId, toId, at);
  await moveTasksBack(db, moved.tasks, toId);
  await moveCallsBack(db, moved.leads, toId);
  await moveDocumentsBack(db, moved.documents, fromId, toId);
  if (moved.scores) await moveScoresBack(db, moved.scores, fromId, toId);
  if (moved.connections) await moveConnectionsBack(db, moved.connections, fromId, toId);
  if (moved.words) await moveWordsBack(db, moved.words, fromId, toId);
  if (moved.matches) await moveMatchesBack(db, moved.matches, fromId, toId);
  if (moved.standings) await moveStandingsBack(db, moved.standings, fromId, toId);
  if (moved.agreements) await moveAgreementsBack(db, moved.agreements, fromId, toId);
  if (moved.checks) await moveChecksBack(db, moved.checks, fromId, toId);
}
