import { expect, test } from 'vitest';
import { FACTS, mayHold, QUEUES, queuesOf, type Fact, type Queue, type RowFacts } from './queues.ts';

const of = (facts: readonly Fact[], hasEnded = false): RowFacts =>
  Object.assign({ hasEnded }, Object.fromEntries(FACTS.map((fact) => [fact, facts.includes(fact)])) as Record<Fact, boolean>);

test.each<[string, Fact[], Queue[]]>([
  ['a client of whom nothing is known', [], []],
  ['a report is being read', ['reportWaits'], ['read']],
  ['a report was read', ['reportUnjudged'], ['findings']],
  ['another report of a client came and a third needs confirmation', ['reportUnjudged', 'reportWaits'], ['read', 'findings']],
  ['the report was judged', ['reportJudged'], ['write']],
  ['it was judged, and something is asked', ['reportJudged', 'questionWaits'], ['client']],
  ['a round is being prepared', ['isDraft'], ['write']],
  ['a round is being prepared while something is asked', ['isDraft', 'questionWaits'], ['write', 'client']],
  ['letters are being made', ['isOpen'], ['open']],
  ['the client reads the letters', ['isOpen', 'approvalWaits'], ['open', 'client']],
  ['one letter was sent back, one is approved', ['isOpen', 'letterReturned', 'letterUnprinted'], ['open', 'approve', 'print']],
  ['printed, not mailed', ['isOpen', 'letterUnmailed'], ['open', 'print']],
  ['mailed', ['isOpen', 'answerRuns'], ['open', 'waiting']],
  ['one bureau is late, another is not', ['isOpen', 'answerRuns', 'answerLate'], ['open', 'waiting', 'overdue']],
  ['a newer report says what became of it', ['isOpen', 'answerRuns', 'outcomeProposed'], ['open', 'waiting', 'answers']],
  ['the answer names some items only', ['isOpen', 'answerRuns', 'answerMissing'], ['open', 'waiting', 'answers']],
  ['the round is over, not all of it was put right', ['stillWrong'], ['next']],
  ['the same, and a newer report came', ['stillWrong', 'reportUnjudged'], ['findings', 'next']],
  ['all of it was put right', ['nothingLeft'], ['graduate']],
])('%s', (_said, facts, queues) => {
  expect(queuesOf(of(facts))).toEqual(queues);
});

test.each(FACTS.filter((fact) => fact !== 'isOpen'))('no work is done on “%s” for a client who left', (fact) => {
  expect(queuesOf(of([fact], true))).toEqual([]);
  expect(queuesOf(of([fact, 'isOpen'], true))).toEqual(['open']);
});

test('every fact brings a row into exactly one queue, and every queue has a fact', () => {
  const byFact = FACTS.map((fact) => queuesOf(of([fact])));
  expect(byFact.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(byFact.flat())).toEqual(new Set(QUEUES));
});

test.each<[Queue, string]>([
  ['open', 'open'],
  ['read', 'none draft open closed'],
  ['write', 'none draft open closed'],
  ['client', 'none draft open closed'],
  ['print', 'open'],
  ['next', 'closed'],
  ['graduate', 'closed'],
])('the queue “%s” holds rounds in the states %s', (queue, states) => {
  expect((['none', 'draft', 'open', 'closed'] as const).filter((state) => mayHold(queue, state)).join(' ')).toBe(states);
});
