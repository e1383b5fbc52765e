// Backups in an S3-compatible bucket, sent in parts as they are written, so no copy lies on this machine.
import { Readable, Writable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { readS3Address } from '../blobs-s3.ts';
import type { BackupShelf, BackupTarget } from './backup-file.ts';
import { BackupError } from './backup-error.ts';

const PREFIX = 'backups/';
/** A bucket takes at most 10,000 parts, so a backup of 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;
const PATIENCE_MS = 120_000;

/** The backups in the bucket at `address`. @throws Error when the address cannot be used */
export function openBackupBucket(address: string, isBackup: (name: string) => boolean): BackupShelf {
  const { bucket: Bucket, endpoint, region, ...credentials } = readS3Address(address);
  let opened: Promise<{ s3: typeof S3; client: S3.S3Client }> | undefined;
  const connect = () =>
    (opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        credentials,
        forcePathStyle: true,
        maxAttempts: 3,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 5_000, requestTimeout: PATIENCE_MS, throwOnRequestTimeout: true },
      }),
    })));
  const list: BackupShelf['list'] = async () => {
    const { s3, client } = await connect();
    const found: { name: string; bytes: number }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken }));
      for (const { Key = '', Size = 0 } of page.Contents ?? []) found.push({ name: Key.slice(PREFIX.length), bytes: Size });
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found.filter(({ name }) => isBackup(name)).toSorted((one, other) => one.name.localeCompare(other.name));
  };
  return {
    words: `the bucket ${Bucket}`,
    async open(name) {
      const { s3, client } = await connect();
      return openUpload(s3, client, { Bucket, Key: PREFIX + name });
    },
    async read(name) {
      const { s3, client } = await connect();
      if (!(await list()).some((one) => one.name === name)) throw new BackupError(`There is no backup ${name} in the bucket ${Bucket}.`);
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: PREFIX + name }));
      if (!(Body instanceof Readable)) throw new Error(`The backup ${name} came back empty.`);
      return Body;
    },
    list,
    async remove(name) {
      const { s3, client } = await connect();
      if (isBackup(name)) await client.send(new s3.DeleteObjectCommand({ Bucket, Key: PREFIX + name }));
    },
  };
}

/** An upload in parts: the object appears when it is complete, or not at all. */
async function openUpload(
  s3: typeof S3,
  client: S3.S3Client,
  place: { readonly Bucket: string; readonly Key: string },
): Promise<BackupTarget> {
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(place));
  const sent: { PartNumber: number; ETag: string | undefined }[] = [];
  let held: Buffer[] = [];
  let [length, bytes] = [0, 0];
  const send = async (): Promise<void> => {
    const PartNumber = sent.length + 1;
    const { ETag } = await client.send(new s3.UploadPartCommand({ ...place, UploadId, PartNumber, Body: Buffer.concat(held) }));
    sent.push({ PartNumber, ETag });
    bytes += length;
    [held, length] = [[], 0];
  };
  const after = async (work: Promise<void>, done: (error?: Error) => void): Promise<void> => {
    try {
      await work;
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    done();
  };
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      length += chunk.byteLength;
      if (length < PART_BYTES) done();
      else void after(send(), done);
    },
    final: (done) => void after(length > 0 || sent.length === 0 ? send() : Promise.resolve(), done),
  });
  return {
    stream,
    async keep() {
      await client.send(new s3.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: sent } }));
      return bytes;
    },
    async drop() {
      stream.destroy();
      await client.send(new s3.AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined);
    },
  };
}
