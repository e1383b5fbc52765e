import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillNotice, STATUTE_IDS, STATUTORY_TEXTS, wordsOf } from './statutory-texts.ts';

test.each(STATUTE_IDS)('%s has the words of the law', (id) =>
  expect(createHash('sha256').update(wordsOf(id), 'utf8').digest('hex')).toBe(STATUTORY_TEXTS[id].sha256),
);

test('what the law wants in bold is bold', () =>
  expect(STATUTE_IDS.filter((id) => STATUTORY_TEXTS[id].bold)).toEqual(['usc-1679d-b-4', 'usc-1679e-b']));

test.each([
  { organization: 'Clear Path Credit', address: '1 Main St, Toledo, OH 43604', date: 'November 9, 2026' },
  { organization: 'A [ date ] & $& Co', address: '[ address of credit repair organization ]', date: '[ date ]' },
])('the notice varies in its three places only: $organization', (values) => {
  const { heading, paragraphs } = fillNotice(values);
  expect(heading).toBe('Notice of Cancellation');
  const [right, how, cancel, sign] = paragraphs;
  const template = STATUTORY_TEXTS['usc-1679e-b'].paragraphs;
  expect([right, cancel]).toEqual([template[0], template[2]]);
  expect(how).toBe(
    'To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ' +
      `${values.organization} at ${values.address} before midnight on ${values.date}`,
  );
  // The client writes the day and signs.
  expect(sign).toMatch(/^_+\n_+\.$/);
});

test.each(['organization', 'address', 'date'] as const)('a notice without %s is none', (place) =>
  expect(() => fillNotice({ organization: 'A', address: 'B', date: 'C', [place]: ' ' })).toThrow(place),
);
