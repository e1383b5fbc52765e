// Scores of a TrueLink report: in the Borrower, and again as components of the bundle around it (field reference 2.3).
import { bureauOf } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import type { Score } from '../model.ts';
import type { Reading } from '../reading.ts';
import { scoreOf, withoutRepeats } from '../scores.ts';
import { asNode, bureauOfNode, childOf, childrenOf, codeOf, textOf, valueOf, type JsonNode } from '../source-node.ts';

const MOST_FACTORS = 20;

/** Every score once per bureau and model, the report's own first. */
export function readScores(report: JsonNode, components: readonly JsonNode[], reading: Reading): Score[] {
  reading.enter('scores');
  const own = childrenOf(childOf(report, 'Borrower'), 'CreditScore').flatMap((node) => readScore(node, '', reading) ?? []);
  const bundled = components.flatMap((component) =>
    childrenOf(component, 'CreditScoreType').flatMap((node) => readScore(node, textOf(component, 'Type'), reading) ?? []),
  );
  return withoutRepeats([...own, ...bundled]);
}

/** `component` is the bundle's name for it ('TUCVantageScoreV6'), which names the bureau when the score itself does not. */
function readScore(node: JsonNode, component: string, reading: Reading): Score | undefined {
  const bureau = bureauOfNode(node) ?? bureauOf(component);
  if (bureau === undefined) return undefined;
  const model = codeOf(node, 'CreditScoreModel');
  const source = childOf(node, 'Source');
  return scoreOf(
    {
      bureau,
      printed: textOf(node, 'riskScore'),
      modelRaw: cleanText(model.description || textOf(node, 'scoreName') || component || model.symbol),
      reason: cleanText(codeOf(node, 'NoScoreReason').description),
      scoredOn: reading.date(textOf(source, 'InquiryDate'), 'InquiryDate'),
      factors: childrenOf(node, 'CreditScoreFactor')
        .slice(0, MOST_FACTORS)
        .flatMap((factor, index) => factorOf(factor, index + 1)),
    },
    reading,
  );
}

function factorOf(factor: JsonNode, rank: number): Score['factors'] {
  const text = factorText(valueOf(factor, 'FactorText'));
  if (text === '') return [];
  const code = textOf(factor, 'bureauCode') || codeOf(factor, 'Factor').symbol;
  const polarity = /positive/i.test(textOf(factor, 'FactorType')) ? ('positive' as const) : ('negative' as const);
  return [code === '' ? { rank, text, polarity } : { rank, code, text, polarity }];
}

/** The factor itself; TransUnion sends it beside an explanation and advice, each with a prefix: 'factor:', 'explain:', 'cando:'. */
function factorText(value: unknown): string {
  const texts = (Array.isArray(value) ? value : [value])
    .map((item: unknown) => (typeof item === 'string' ? item : textOf(asNode(item), 'FactorText') || textOf(asNode(item), '$')))
    .filter((text) => text !== '');
  const factor = texts.find((text) => /^factor:/i.test(text)) ?? texts.find((text) => !/^(?:explain|cando):/i.test(text));
  return cleanText((factor ?? '').replace(/^factor:/i, ''));
}
