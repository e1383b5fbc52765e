// Help: every page has a guide, every guide a page, and what is written leads somewhere.
import { describe, expect, test } from 'vitest';
import { PAGES } from '../all-screens.ts';
import { DEADLINES, STATES_BY_PERIOD } from './deadlines.ts';
import { guideNameOf } from './guide-names.ts';
import { GLOSSARY, GUIDES } from './library.ts';
import { GUIDE_SECTIONS, readInline } from './read-guide.ts';
import { passageOf, searchHelp } from './search-help.ts';
import { NAVIGATION } from '../navigation.ts';
import { UPCOMING_PAGES } from '../upcoming-pages.ts';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { US_STATES } from '../../../features/contacts/rules/us-states.ts';

const routes = [...new Set([...PAGES, ...UPCOMING_PAGES, ...NAVIGATION].map(({ path }) => path))];
const names = new Set(routes.map((path) => guideNameOf(path)));

test('every page has a guide (features/<name>/help/<page>.md, or apps/staff/help), and every guide a page', () => {
  expect([...names].filter((name) => !GUIDES.has(name))).toEqual([]);
  expect([...GUIDES.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test.each([...GUIDES.values()])('the guide of $name has its three parts, and its links lead to pages', ({ sections }) => {
  expect(sections.map(({ heading }) => heading)).toEqual(GUIDE_SECTIONS);
  for (const { blocks } of sections) {
    expect(blocks.length).toBeGreaterThan(0);
    const links = blocks
      .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
      .flatMap((text) => readInline(text))
      .flatMap(({ href }) => (href === undefined ? [] : [href.split('?')[0] ?? '']));
    expect(links.filter((path) => !routes.some((route) => route === path))).toEqual([]);
  }
});

test('the guide of a menu page is called like its entry', () => {
  expect(NAVIGATION.filter(({ path, label }) => GUIDES.get(guideNameOf(path))?.title !== label)).toEqual([]);
});

test('a page of one record has a guide of its own', () => {
  expect(guideNameOf('/contacts/0193a5b0-0000-7000-8000-000000000001')).toBe(guideNameOf('/contacts/$id'));
});

describe('the search', () => {
  test.each([
    ['two words', 'test email', 'Setup'],
    ['misspelled', 'cancelation perod', 'Words'],
    ['the beginning of a word', 'subscr', 'Calendar'],
    ['an accent that is not there', 'éxport', 'Export'],
  ])('finds %s', (_what, words, title) => {
    expect(
      searchHelp(words)
        .slice(0, 4)
        .map((hit) => hit.title),
    ).toContain(title);
  });

  test('says when there is nothing', () => {
    expect(searchHelp('zzzzqqqq')).toEqual([]);
  });

  test('shows the passage around the word', () => {
    const text = `${'Before it. '.repeat(30)}The invitation works once. ${'After it. '.repeat(30)}`;
    expect(passageOf(text, 'invitation')).toContain('The invitation works once.');
    expect(passageOf(text, 'invitation').length).toBeLessThan(180);
  });
});

test('words come from the glossary of the documents, without notes for the code', () => {
  expect(GLOSSARY.length).toBeGreaterThan(60);
  expect(GLOSSARY.find(({ word }) => word === 'dispute')?.meaning).toContain('15 U.S.C. 1681i');
  expect(GLOSSARY.filter(({ word, meaning }) => /[[\]*`]|features\//.test(word + meaning))).toEqual([]);
  expect(GLOSSARY.filter(({ word }) => ['door', 'facet', 'scope', 'upkeep'].includes(word))).toEqual([]);
});

test('the sheet of deadlines gives what the rules give', () => {
  const friday = parseCivilDate('2026-11-20');
  if (!friday) throw new Error('There is such a day.');
  const gives = Object.fromEntries(DEADLINES.map(({ key, on }) => [key, on?.(friday)]));
  // Thanksgiving lies in the longer period.
  expect(gives).toMatchObject({
    'cancel-federal': 'until Nov 25, 2026',
    'cancel-longest': 'until Nov 30, 2026',
    'work-federal': 'from Nov 26, 2026',
    response: 'by Dec 20, 2026',
    collection: 'May 19, 2034',
    'late-payment': 'Nov 20, 2033',
    bankruptcy: 'Nov 20, 2036',
  });
  expect(DEADLINES.filter(({ source }) => source === '')).toEqual([]);
  expect(STATES_BY_PERIOD.flatMap(({ states }) => states)).toHaveLength(US_STATES.length);
});
