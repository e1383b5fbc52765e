// Reports that travel as text inside a value: JSON in JSON, XML in JSON, either of them escaped inside XML (field reference, section 1).
import { parseXml } from '../xml-node.ts';

/** Words of which a report has one at least; other texts are not worth a parse. */
const MARKS = ['rueLinkCreditReport', 'TradeLinePartition', 'productArray'];
/** Blanks between elements, also as the letters some emitters write for them ("\\n"). */
const BETWEEN = />(?:\s|\\[rnt])+</g;

/** What the text holds, as JSON or XML read into nodes; undefined for text that is no report. */
export function openText(text: string): unknown {
  const start = /^\s{0,99}(["[{<])/.exec(text.slice(0, 120))?.[1];
  if (start === undefined || !MARKS.some((mark) => text.includes(mark))) return undefined;
  if (start === '<') {
    const root = parseXml(text.replace(BETWEEN, '><').trim());
    return typeof root === 'string' ? undefined : root;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
