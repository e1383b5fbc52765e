import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

test('what is asked twice before it is answered is sent once; later, or under another key, it is sent again', async () => {
  const share = shareRuns();
  const sent: string[] = [];
  const send = (key: string) => share(key, () => Promise.resolve(sent.push(key)));
  expect(await Promise.all([send('write'), send('write'), send('cancel')])).toEqual([1, 1, 2]);
  expect(await send('write')).toBe(3);
  expect(sent).toEqual(['write', 'cancel', 'write']);
});

test('a refusal reaches both, and the next one is sent', async () => {
  const share = shareRuns();
  const refuse = () => share('write', () => Promise.reject(new Error('refused')));
  expect((await Promise.allSettled([refuse(), refuse()])).map((one) => one.status)).toEqual(['rejected', 'rejected']);
  await expect(share('write', () => Promise.resolve('done'))).resolves.toBe('done');
});
