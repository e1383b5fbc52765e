import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { cleanPicture } from './clean-picture.ts';

/** A picture with so much in it that drawing a large one takes seconds. */
const drawn = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height * 3, randomBytes(9973)), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();

test('a picture that takes too long is no bad picture, and small ones of others do not wait for it', async () => {
  const large = await drawn(6800, 6800);
  const small = await drawn(40, 30);
  const ended: string[] = [];
  const note = (name: string) => (result: unknown) => {
    ended.push(name);
    return result;
  };
  const [late, quick] = await Promise.all([
    cleanPicture(large, 'image/webp', 'ana', 3).then(note('large')),
    cleanPicture(small, 'image/jpeg', 'ben').then(note('small')),
  ]);
  expect(late).toMatchObject({ code: 'files.busy' });
  expect([isRefusal(quick), ended]).toEqual([false, ['small', 'large']]);
});
