// The guard is quick because it looks at the value and only counts in the text; here it is held against a reader that goes through the
// text letter by letter and keeps the keys of every object.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findUnsafeJson, isTooDeep, type UnsafeJson } from './json-guard.ts';
import { SEED } from '../../../tests/support/seed.ts';

const guard = (text: string): UnsafeJson | undefined => findUnsafeJson(text, JSON.parse(text));

/** Everything unsafe about valid JSON; slow and plain. */
function slowly(text: string): ReadonlySet<UnsafeJson> {
  const found = new Set<UnsafeJson>();
  let at = 0;
  const blanks = (): void => {
    while (' \t\n\r'.includes(text[at] ?? 'end')) at++;
  };
  const readString = (): string => {
    const start = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return String(JSON.parse(text.slice(start, ++at)));
  };
  const readValue = (levels: number): void => {
    blanks();
    const char = text[at];
    if (char === '"') return void readString();
    if (char !== '{' && char !== '[') {
      const word = /^[^\s,\]}]+/.exec(text.slice(at))?.[0] ?? '';
      if (Math.abs(Number(word)) >= 1e100) found.add('holds a number too large');
      at += word.length;
      return;
    }
    if (levels === 100) found.add('too deep');
    const close = char === '{' ? '}' : ']';
    const keys = new Set<string>();
    at++;
    for (blanks(); text[at] !== close; blanks()) {
      if (text[at] === ',') at++;
      blanks();
      if (char === '{') {
        const begun = at;
        const key = readString();
        if (text.slice(begun, at).includes('\\u')) found.add('holds a key spelled by numbers');
        if (key === '__proto__') found.add('holds the key "__proto__"');
        if (keys.has(key)) found.add('holds a key twice');
        keys.add(key);
        blanks();
        at++;
      }
      readValue(levels + 1);
    }
    at++;
  };
  readValue(0);
  return found;
}

/** A string as JSON prints it, some of its letters by number. */
const printed = (text: string, escaped: boolean): string =>
  escaped
    ? `"${[...text].map((char) => (char.length === 1 ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : char)).join('')}"`
    : JSON.stringify(text);
const words = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      'c',
      '1',
      '01',
      '',
      '":',
      ': ',
      ':"',
      '\\',
      '\\":',
      '","a":',
      '{"a":1,"a":1}',
      '[[[[{{',
      ']}',
      '\u0122',
      '\u203a',
      'é":',
      '😀":',
    ),
  },
  { weight: 1, arbitrary: fc.constant('__proto__') },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: fc.constantFrom('"', ':', '\\', ' ', '{', '}', 'a', '\n') }) },
);
const texts = fc.tuple(words, fc.boolean()).map(([text, escaped]) => printed(text, escaped));
/** Keys are seldom spelled by numbers, or nothing else would be met. */
const names = fc.tuple(words, fc.integer({ min: 0, max: 29 })).map(([text, by]) => printed(text, by === 0));
const blank = fc.constantFrom('', '', ' ', '\n\t', '\r\n  ');
const { tree: values } = fc.letrec<{ tree: string; list: string; object: string; deep: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    texts,
    fc.constantFrom('0', '-1.5e+2', '1e22', '9e99', '1e100', '-1E+400', '1e-999', 'true', 'null'),
    tie('list'),
    tie('object'),
    tie('object'),
    tie('deep'),
  ),
  list: fc.tuple(blank, fc.array(tie('tree'), { maxLength: 4 })).map(([gap, items]) => `[${gap}${items.join(`${gap},`)}${gap}]`),
  object: fc
    .tuple(blank, blank, fc.array(fc.tuple(names, tie('tree')), { maxLength: 4 }))
    .map(([gap, before, fields]) => `{${gap}${fields.map(([key, value]) => `${key}${before}:${gap}${value}`).join(`,${gap}`)}${gap}}`),
  deep: fc
    .tuple(fc.integer({ min: 92, max: 101 }), tie('tree'))
    .map(([levels, value]) => `${'{"d":['.repeat(levels / 2)}${value}${']}'.repeat(levels / 2)}`),
}));

describe('unsafe JSON', () => {
  test('agrees with a reader letter by letter', () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(values, (text) => {
        const [found, all] = [guard(text), slowly(text)];
        met.set(found ?? 'safe', (met.get(found ?? 'safe') ?? 0) + 1);
        expect(found === undefined ? all.size === 0 : all.has(found), `${text}: ${found}, not ${[...all].join()}`).toBe(true);
        expect(isTooDeep(text)).toBe(all.has('too deep'));
      }),
      { seed: SEED, numRuns: 3000 },
    );
    // Each verdict was really put to the test.
    expect(
      Math.min(
        ...[
          'safe',
          'too deep',
          'holds a key twice',
          'holds a key spelled by numbers',
          'holds the key "__proto__"',
          'holds a number too large',
        ].map((verdict) => met.get(verdict) ?? 0),
      ),
    ).toBeGreaterThan(20);
  });
  test.each([
    ['{"a":{"a":1},"b":[{"a":1},{"a":"\\",\\"a\\":"}],"c":"a","d":{"x\\\\":"a"}}', undefined],
    ['{"a" : 1, "b":{"a":2}, "a":3}', 'holds a key twice'],
    ['{"a":1,"\\u0061":2}', 'holds a key spelled by numbers'],
    ['{"a":"\\u0061","b":["\\u0122"]}', undefined],
    ['{"a":":","a":"x"}', 'holds a key twice'],
    ['{"a":": no key","b":"\\\\\\": neither"}', undefined],
    ['{"x":{"\\u005f_proto__":1}}', 'holds a key spelled by numbers'],
    ['{"x":{"__proto__":1}}', 'holds the key "__proto__"'],
    ['{"x":"__proto__"}', undefined],
    ['[1e22,"1e999",true,-1.5e+2]', undefined],
    ['[1E+400]', 'holds a number too large'],
    [`[${'9'.repeat(400)}]`, 'holds a number too large'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, undefined],
    [`${'['.repeat(101)}${']'.repeat(101)}`, 'too deep'],
  ] as const)('%s', (text, unsafe) => expect(guard(text)).toBe(unsafe));

  test('text that breaks off is too deep by its brackets alone', () => {
    expect([isTooDeep('['.repeat(101)), isTooDeep(`"${'['.repeat(1e6)}`), isTooDeep(`{"a\\"${'{'.repeat(200)}`)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
