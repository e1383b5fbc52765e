// Scores of a MISMO file: the newest of each bureau and model.
import { bureauOf } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import { given } from '../given.ts';
import type { Bureau } from '../bureaus.ts';
import type { Score } from '../model.ts';
import type { Reading } from '../reading.ts';
import { scoreModelOf, scoreOf, withoutRepeats } from '../scores.ts';
import type { Places } from './mismo-place.ts';
import type { MismoView, ScoreView } from './mismo-view.ts';
import { words } from './mismo-words.ts';

const MOST_FACTORS = 20;

/** Mortgage lenders' FICO versions by MISMO's names, with the ranges their publishers give (field reference, section 3). */
const MODELS: Readonly<Record<string, readonly [Score['model'], number, number]>> = {
  ExperianFairIsaac: ['FICO_EX_V2', 320, 844],
  'EquifaxBeacon5.0': ['FICO_EQ_5', 334, 818],
  FICORiskScoreClassic04: ['FICO_TU_4', 309, 839],
};

/** The client's scores. Two of one bureau, model and day contradict each other: the one the credit file names is kept. */
export function readScores(view: MismoView, places: Places, reading: Reading): Score[] {
  reading.enter('scores');
  const named = new Set(view.files.flatMap(({ scoreIds }) => scoreIds));
  const read = view.scores.filter(places.isOwn).flatMap((score) => {
    const bureau = bureauOfScore(score, places);
    const value = bureau && readScore(score, bureau, reading);
    return value ? [{ value: given({ ...value, owner: places.ownerOf(score) }), named: named.has(score.id) }] : [];
  });
  const newestFirst = [...read].sort((a, b) => byDate(b.value, a.value) || Number(b.named) - Number(a.named));
  for (const [index, { value }] of newestFirst.entries()) {
    const same = newestFirst
      .slice(0, index)
      .find((other) => other.value.bureau === value.bureau && other.value.modelRaw === value.modelRaw && byDate(other.value, value) === 0);
    if (same && value.value !== null && same.value.value !== null && same.value.value !== value.value) {
      reading.warn(
        'scoreTwice',
        `${value.modelRaw} is given twice for one day, as ${same.value.value} and ${value.value}; ${same.value.value} is shown.`,
      );
    }
  }
  return withoutRepeats(newestFirst.map(({ value }) => value));
}

function byDate(a: Score, b: Score): number {
  const [x, y] = [a.scoredOn?.iso ?? '', b.scoredOn?.iso ?? ''];
  return x === y ? 0 : x < y ? -1 : 1;
}

/** Named on the score, by its credit file, or by the model ('EquifaxBeacon5.0'). */
function bureauOfScore(score: ScoreView, places: Places): Bureau | undefined {
  return places.of(score)?.bureaus[0] ?? bureauOf(modelOf(score));
}

function modelOf({ text }: ScoreView): string {
  const type = text('ModelNameType');
  return cleanText(type === 'Other' || type === '' ? text('ModelNameTypeOtherDescription') || type : type);
}

function readScore(score: ScoreView, bureau: Bureau, reading: Reading): Score | undefined {
  const { text, min, max, factors } = score;
  const modelRaw = modelOf(score);
  const known = Object.hasOwn(MODELS, modelRaw) ? MODELS[modelRaw] : undefined;
  const [least, most] = [reading.count(min), reading.count(max)];
  const printed = text('Value').replace(/^\+/, '');
  const model = known?.[0] ?? modelNamed(modelRaw);
  const usual = known ? ([known[1], known[2]] as const) : model.startsWith('VANTAGE') ? ([300, 850] as const) : undefined;
  const read = scoreOf(
    {
      bureau,
      printed,
      modelRaw,
      reason: reasonOf(score, printed),
      range: least !== undefined && most !== undefined && least < most ? [least, most] : usual,
      scoredOn: reading.date(text('Date'), 'ScoreDate'),
      factors: factors.slice(0, MOST_FACTORS).flatMap((factor, index) => {
        const said = cleanText(factor.text);
        if (said === '') return [];
        return [
          given({
            rank: index + 1,
            code: factor.code || undefined,
            text: said,
            polarity: factor.positive ? ('positive' as const) : ('negative' as const),
          }),
        ];
      }),
    },
    reading,
  );
  return read && { ...read, model };
}

/** 'ExperianVantageScoreV4' beside the names the other formats use. */
function modelNamed(modelRaw: string): Score['model'] {
  const version = /vantage\s*score\s*v([34])/i.exec(modelRaw)?.[1];
  if (version === undefined) return scoreModelOf(modelRaw);
  return version === '4' ? 'VANTAGE_4' : 'VANTAGE_3';
}

/** Why there is no score, in the file's words; '' when there is one. */
function reasonOf({ text, factors }: ScoreView, printed: string): string {
  if (/^\d+$/.test(printed) && Number(printed) >= 250) return '';
  const exclusion = words(text('ExclusionReasonType'));
  return (
    [exclusion, ...factors.slice(0, 1).map((factor) => cleanText(factor.text))].filter((part) => part !== '').join(': ') ||
    (printed === '' ? '' : 'No score given')
  );
}
