// Every letter that comes with the program, written for three people of field samples, as the command writes it: with all its gates.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { lintLetterText } from '../../disputes/rules/claim-linter.ts';
import { hasLeftoverField } from '../../disputes/rules/leftover-fields.ts';
import type { LetterDocument } from '../../letters/rules/letter-document.ts';
import { readLibrarySamples, SAMPLE_FILES, writeForSample } from '../../../tests/support/library-samples.ts';
import { SHIPPED_LETTERS } from './library-letter.ts';
import { lintLetter } from './lint-letter.ts';

const samples = readLibrarySamples();
const folder = mkdtempSync(join(tmpdir(), 'redress-shipped-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** 'two accounts was', 'one account are'. */
const AGREES_NOT =
  /\b(?:two|three) (?:accounts|inquiries|public records|personal details) (?:is|was|has|belongs|differs|comes|stays)\b|\bone (?:account|inquiry|record|detail) (?:are|were|have|differ|come)\b/u;
const wordsOf = ({ subject, salutation, opening, body, items, closing }: LetterDocument): string =>
  [
    subject,
    salutation,
    ...opening,
    ...(body ? [toPlainText(body, { signature: () => '' })] : []),
    ...items.flatMap(({ heading, earlier = '', reason, facts, instruction }) => [heading, earlier, reason, ...facts, instruction]),
    ...closing,
  ].join('\n\n');

describe.each(SHIPPED_LETTERS)('$key', (letter) => {
  test.for(SAMPLE_FILES)('%s', (file, { skip }) => {
    const sample = samples.find(({ name }) => name === file);
    if (!sample) return skip('The samples are not here (REDRESS_SAMPLES).');
    const document = writeForSample(letter, sample, folder);
    const said = wordsOf(document);
    expect(said).toContain(document.items[0]?.heading ?? document.subject);
    expect(said).not.toMatch(/[{}‹›]|undefined|null|to be confirmed| {2}|!/u);
    expect(hasLeftoverField(said)).toBe(false);
    expect(lintLetter(said, letter).filter(({ level }) => level === 'block')).toEqual([]);
    // What stands around the items, and a letter of its own, raises no warning either.
    const own = letter.use === 'round' ? [document.subject, ...document.opening, ...document.closing].join('\n\n') : said;
    expect(letter.use === 'round' ? lintLetterText(own) : lintLetter(own, letter)).toEqual([]);
    // A verb agrees with the number of items before it.
    expect(own).not.toMatch(AGREES_NOT);
    return undefined;
  });
});
