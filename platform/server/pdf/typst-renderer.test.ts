import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { onBehalfOf } from '../on-behalf-of.ts';
import { NOTO_SERIF } from './noto-serif.ts';
import { openTypstRenderer, type TypstJob, type TypstRenderer, type TypstRendererOptions } from './typst-renderer.ts';

const HEAD =
  '#set document(title: "T", date: none)\n#set text(font: "Noto Serif", lang: "en", fallback: false)\n#let data = json(bytes(sys.inputs.data))\n';
const PLAIN = `${HEAD}= Title\n#data.text`;
const job = (data: unknown, template = PLAIN, more: Partial<TypstJob> = {}): TypstJob => ({
  template,
  data,
  fonts: NOTO_SERIF,
  standard: 'ua-1',
  ...more,
});
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

const folder = mkdtempSync(join(tmpdir(), 'typst-renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** A process that behaves as `body` says before it becomes the real one; `life` counts its lives. */
function childThat(name: string, body: string, after = ''): URL {
  const [path, lives] = [join(folder, `${name}.mjs`), join(folder, `${name}.lives`)];
  const real = new URL('./typst-child.ts', import.meta.url).href;
  writeFileSync(
    path,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(lives)}, 'x');
    const life = readFileSync(${JSON.stringify(lives)}).length;
    ${body}
    await import(${JSON.stringify(real)});
    ${after}`,
  );
  return pathToFileURL(path);
}
const lives = (name: string): number => readFileSync(join(folder, `${name}.lives`)).length;
async function using<T>(options: TypstRendererOptions, work: (renderer: TypstRenderer) => Promise<T>): Promise<T> {
  const renderer = openTypstRenderer(options);
  try {
    return await work(renderer);
  } finally {
    await renderer.close();
  }
}

/** A server with a document that takes very long. */
function orphaned(childUrl: URL): string {
  return `import { openTypstRenderer } from ${JSON.stringify(new URL('./typst-renderer.ts', import.meta.url).href)};
    const render = { template: '#for i in range(200000) [page #pagebreak()]', data: {}, fonts: ${JSON.stringify(NOTO_SERIF)}, standard: '1.7' };
    await openTypstRenderer({ timeoutMs: 600000, childUrl: new URL(${JSON.stringify(childUrl.href)}) }).render(render);`;
}
function isRunning(pid: number): boolean {
  try {
    // Where no one takes note of its end, a process stays in the list, dead.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('documents', () => {
  test('a process that has grown is ended after its document, which gives its memory back', () =>
    using({ restMb: 1, childUrl: childThat('grown', '') }, async (renderer) => {
      const [a, b] = [await renderer.render(job({ text: 'a' })), await renderer.render(job({ text: 'b' }))];
      expect([a.pages, b.pages, lives('grown')]).toEqual([1, 1, 2]);
    }));

  test('a document beyond its memory fails in words, once, and the next one is made', () =>
    using({ timeoutMs: 600_000, memoryMb: { short: 220, long: 220 }, childUrl: childThat('heavy', '') }, async (renderer) => {
      await expect(renderer.render(job({}, `${HEAD}#for i in range(60000) [word #i. ]`))).rejects.toThrow('more memory to make');
      expect(lives('heavy')).toBe(1);
      expect((await renderer.render(job({ text: 'after' }))).pages).toBe(1);
    }));
  test.each([
    ['plain', 'Dear José Nuñez', true, undefined],
    ['code stays text', '#panic("x") *a* $x$ {{7*7}} #read("/etc/passwd") #import "x"', true, undefined],
    ['control characters', 'a\u0000\u0007\u202eb', true, undefined],
    ['no glyph', 'Dear 王 and 李', false, ['王', '李']],
  ])('%s', (_name, text, ua, missing) =>
    using({}, async (renderer) => {
      const made = await renderer.render(job({ text }));
      expect({ pdf: isPdf(made.pdf), pages: made.pages, ua: made.ua, missing: made.missingGlyphs }).toEqual({
        pdf: true,
        pages: 1,
        ua,
        missing,
      });
    }),
  );

  test('the same job gives the same bytes, also from another worker', () =>
    using({ documentsPerProcess: 1 }, async (renderer) => {
      const [a, b] = [await renderer.render(job({ text: 'same' })), await renderer.render(job({ text: 'same' }))];
      expect(Buffer.from(a.pdf).equals(Buffer.from(b.pdf))).toBe(true);
    }));

  test('a plain PDF is made when asked for', () =>
    using({}, async (renderer) =>
      expect(await renderer.render(job({ text: 'x' }, PLAIN, { standard: '1.7' }))).toMatchObject({ ua: false, pages: 1 }),
    ));

  test.each([
    ['a file', `${HEAD}#read("/etc/passwd")`, /not found|access denied|failed/i],
    ['a file above', `${HEAD}#read("../../../../etc/passwd")`, /access denied/],
    ['a package', '#import "@preview/cetz:0.3.0"\nx', /may not import packages/],
    ['broken code', `${HEAD}#panic("no")`, /panicked/],
    ['a font we do not ship', '#set text(font: "No Such Face")\nx', /unknown font family/],
  ])('a template may not use %s', (_name, template, message) =>
    using({}, async (renderer) => {
      await expect(renderer.render(job({ text: 'x' }, template))).rejects.toThrow(message);
      expect((await renderer.render(job({ text: 'after' }))).pages).toBe(1);
    }),
  );
});

describe('processes', () => {
  test('are replaced after their number of documents', () =>
    using({ documentsPerProcess: 3, childUrl: childThat('recycled', '') }, async (renderer) => {
      const made = await Promise.all(Array.from({ length: 7 }, (_, i) => renderer.render(job({ text: `n ${i}` }))));
      expect(made.every((m) => isPdf(m.pdf))).toBe(true);
      expect(lives('recycled')).toBe(3);
    }));

  test('that die once lose no document', () =>
    using({ childUrl: childThat('dies-once', "if (life === 1) process.once('message', () => process.exit(3));") }, async (renderer) => {
      const made = await Promise.all([renderer.render(job({ text: 'a' })), renderer.render(job({ text: 'b' }))]);
      expect(made.map((m) => m.pages)).toEqual([1, 1]);
    }));

  test('that die twice give a fault, and the next document is made', () =>
    using({ childUrl: childThat('dies-twice', "if (life <= 2) process.once('message', () => process.exit(4));") }, async (renderer) => {
      await expect(renderer.render(job({ text: 'a' }))).rejects.toThrow('died twice');
      expect((await renderer.render(job({ text: 'b' }))).pages).toBe(1);
    }));

  test('that are killed lose no document', () =>
    using(
      { childUrl: childThat('killed', "if (life === 1) process.once('message', () => process.kill(process.pid, 'SIGKILL'));") },
      async (renderer) => expect((await renderer.render(job({ text: 'a' }))).pages).toBe(1),
    ));

  test('end with the server, also one that is killed while a document is made', async () => {
    const pidFile = join(folder, 'orphan.pid');
    const childUrl = childThat(
      'orphan',
      "import { writeFileSync } from 'node:fs';",
      `process.on('message', () => setTimeout(() => writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)), 50));`,
    );
    const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', orphaned(childUrl)]);
    await until(async () => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '');
    const pid = Number(readFileSync(pidFile, 'utf8'));
    expect(isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await until(async () => !isRunning(pid));
  });

  test('that never answer are given up', () =>
    using(
      {
        timeoutMs: 300,
        childUrl: childThat(
          'silent',
          "if (life === 1) { process.on('message', () => {}); await new Promise(() => setInterval(() => {}, 1e6)); }",
        ),
      },
      async (renderer) => {
        await expect(renderer.render(job({ text: 'a' }))).rejects.toThrow('more time to make');
      },
    ));
});

describe('turns', () => {
  test('a preview of one person is made before the second of many letters of another one', () =>
    using({}, async (renderer) => {
      const made: string[] = [];
      const ask = (owner: string, text: string): Promise<unknown> =>
        onBehalfOf(owner, () => renderer.render(job({ text }))).then(() => made.push(text));
      const letters = Array.from({ length: 10 }, (_, at) => ask('one', `letter ${at}`));
      await Promise.all([...letters, ask('other', 'preview')]);
      expect(made.indexOf('preview')).toBe(2);
    }));

  test('no one waits behind a long document', () =>
    using({}, async (renderer) => {
      const made: string[] = [];
      // Its process is there already: what is compared is the documents, not how fast processes start.
      await renderer.render(job({ text: 'x' }));
      const pages = `${HEAD}#for i in range(3000) [page #pagebreak()]`;
      const long = renderer.render(job({}, pages, { weight: 500 })).then(() => made.push('long'));
      await Promise.all([long, renderer.render(job({ text: 'x' })).then(() => made.push('short'))]);
      expect(made).toEqual(['short', 'long']);
    }));
});

describe('waiting', () => {
  test('can be aborted before, while queued and while running', () =>
    using({}, async (renderer) => {
      const reason = new Error('not needed');
      await expect(renderer.render(job({ text: 'x' }), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
      const [running, queued] = [new AbortController(), new AbortController()];
      const first = renderer.render(job({ text: 'running' }), { signal: running.signal });
      const second = renderer.render(job({ text: 'queued' }), { signal: queued.signal });
      const third = renderer.render(job({ text: 'kept' }));
      queued.abort(reason);
      running.abort(reason);
      await expect(first).rejects.toBe(reason);
      await expect(second).rejects.toBe(reason);
      expect((await third).pages).toBe(1);
    }));

  test('ends when the renderer closes: running documents are made, queued ones refused', async () => {
    const renderer = openTypstRenderer();
    const [running, queued] = [renderer.render(job({ text: 'a' })), renderer.render(job({ text: 'b' }))];
    const refused = expect(queued).rejects.toThrow('closed');
    await renderer.close();
    await refused;
    expect((await running).pages).toBe(1);
    await expect(renderer.render(job({ text: 'c' }))).rejects.toThrow('closed');
  });

  test('leaves the event loop free', () =>
    using({}, async (renderer) => {
      await renderer.render(job({ text: 'warm' }));
      let ticks = 0;
      const timer = setInterval(() => {
        ticks += 1;
      }, 1);
      await renderer.render(job({ text: 'word '.repeat(60_000) }));
      clearInterval(timer);
      expect(ticks).toBeGreaterThan(5);
    }));
});
