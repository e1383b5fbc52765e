// Scores of TransUnion's add-on products.
import type { PartialDate, Score } from '../model.ts';
import type { Reading } from '../reading.ts';
import { scoreOf, withoutRepeats } from '../scores.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { isScoreModel, scoreModelWords } from './tu-codes.ts';
import { dateAt, wordsAt } from './tu-node.ts';

const MOST_FACTORS = 20;

/** A score as any of TransUnion's formats prints it: '+667', '0667', or a code where there is none. */
export function tuScore(
  fields: { code: string; printed: string; reason: string; scoredOn: PartialDate | undefined; factors: readonly string[] },
  reading: Reading,
): Score[] {
  const { code, reason, scoredOn } = fields;
  const factors = fields.factors
    .filter((factor) => factor !== '')
    .slice(0, MOST_FACTORS)
    .map((factor, index) => ({ rank: index + 1, code: factor, text: `Reason code ${factor}`, polarity: 'negative' as const }));
  const printed = fields.printed.replace(/^[+]?0*(?=\d)/, '');
  const score = scoreOf({ bureau: 'TU', printed, modelRaw: scoreModelWords(code), reason, scoredOn, factors }, reading);
  // A product that is not known and prints no number of a credit score is another thing: a bankruptcy or fraud index.
  if (!score || (score.value === null && !isScoreModel(code))) return [];
  return [code === '00P02' ? { ...score, model: 'FICO_TU_4' } : score];
}

/** Every `scoreModel` of a subject; products of characteristics have no score in theirs. */
export function readTuScores(record: JsonNode | undefined, pulledOn: PartialDate | undefined, reading: Reading): Score[] {
  reading.enter('scores');
  return withoutRepeats(
    childrenOf(record, 'addOnProduct').flatMap((product) =>
      childrenOf(product, 'scoreModel').flatMap((model) =>
        childrenOf(model, 'score').flatMap((score) =>
          tuScore(
            {
              code: textOf(product, 'code') || textOf(score, 'productCode'),
              printed: textOf(score, 'results') || textOf(score, 'score'),
              reason: reasonOf(score),
              scoredOn: dateAt(score, 'scoreDate', reading) ?? pulledOn,
              factors: childrenOf(childOf(score, 'factors'), 'factor').map((factor) => textOf(factor, 'code')),
            },
            reading,
          ),
        ),
      ),
    ),
  );
}

function reasonOf(score: JsonNode): string {
  if (/did not order/i.test(textOf(score, 'summaryDescription'))) return 'No score was ordered with this file';
  return wordsAt(score, 'noScoreReason').replace(/([a-z])([A-Z])/g, '$1 $2');
}
