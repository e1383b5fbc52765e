// One person who asks for more than one may is refused in words, while others are served.
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { COSTLY_LIMITS } from '../costly-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SAMPLE = { kind: 'ground', code: 'not-mine', bureau: 'EQ' } as const;

/** A request for a document that never sends its body, and so keeps its place. */
function stalled(token: string, answered: (answer: IncomingMessage) => void): ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': '100' };
  const one = request(`${app.url}/api/letters/print-batches`, { method: 'POST', headers, agent: false }, answered);
  one.on('error', () => undefined);
  one.flushHeaders();
  return one;
}

test('who keeps many costly requests open is refused with a time to try again; others are served, and they too once theirs end', async () => {
  const [greedy, other] = [await app.signIn('owner'), await app.signIn('owner')];
  const places = COSTLY_LIMITS.perPerson + COSTLY_LIMITS.waitingPerPerson;
  const open: ClientRequest[] = [];
  const refused = await new Promise<IncomingMessage>((done) => {
    for (let at = 0; at <= places; at += 1) open.push(stalled(greedy.token, done));
  });
  let body = '';
  for await (const chunk of refused) body += String(chunk);
  expect({ status: refused.statusCode, retryAfter: refused.headers['retry-after'], answer: JSON.parse(body) as unknown }).toMatchObject({
    status: 429,
    retryAfter: '5',
    answer: { code: 'app.tooMuchAtOnce', message: expect.stringContaining('wait until some of them are done') as unknown },
  });
  expect((await other.api.letterLibrary.preview(SAMPLE)).type).toBe('application/pdf');
  // Nor do several who do the same: a request that is not there yet has no place of the program.
  for (const { token } of [await app.signIn('owner'), await app.signIn('admin')])
    for (const _place of [1, 2]) open.push(stalled(token, () => undefined));
  expect((await other.api.letterLibrary.preview(SAMPLE)).type).toBe('application/pdf');
  for (const one of open) one.destroy();
  expect((await greedy.api.letterLibrary.preview(SAMPLE)).type).toBe('application/pdf');
});
