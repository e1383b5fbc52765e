// Files at rest in an S3-compatible bucket, sealed here before they leave the machine, so the provider of the bucket cannot read them.
import { randomUUID } from 'node:crypto';
import type * as S3 from '@aws-sdk/client-s3';
import { checkBlobKey, isBlobKey, sealAgain, type BlobStore } from './blobs.ts';
import { sha256Of } from './blobs-digest.ts';
import type { Sealer } from './seal.ts';

const PREFIX = 'blobs/';
/** How long a bucket may take for one try, and how long it may say nothing at all. */
const PATIENCE_MS = 30_000;

/** The parts of https://key:secret@host/bucket?region=name. @throws Error when one is missing. */
export function readS3Address(address: string): {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
} {
  const url = new URL(address);
  const bucket = url.pathname.slice(1).replace(/\/$/, '');
  if (url.username === '' || url.password === '' || !/^[A-Za-z0-9._-]+$/.test(bucket)) {
    throw new Error('FILES_S3_URL must read https://key:secret@host/bucket?region=name.');
  }
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** A store in the bucket at `address`. The client of the service is loaded by the first call. @throws Error when the address cannot be used. */
export function createS3BlobStore(address: string, sealer: Sealer, patienceMs = PATIENCE_MS): BlobStore {
  const { bucket: Bucket, endpoint, region, ...credentials } = readS3Address(address);
  let opened: Promise<{ s3: typeof S3; client: S3.S3Client }> | undefined;
  const open = () =>
    (opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        credentials,
        forcePathStyle: true,
        maxAttempts: 2,
        // Stores other than Amazon's refuse the checksums that are sent without being asked for.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 5_000, requestTimeout: patienceMs, throwOnRequestTimeout: true, socketTimeout: patienceMs },
      }),
    })));
  const nameOf = (key: string): string => PREFIX + checkBlobKey(key);
  const fetchSealed = async (key: string): Promise<Buffer> => {
    const { s3, client } = await open();
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: nameOf(key) }));
    if (!Body) throw new Error(`Blob ${key} came back empty.`);
    return Buffer.from(await Body.transformToByteArray());
  };
  async function* list(shelf: string): AsyncIterable<{ key: string; modified: Date | undefined }> {
    const { s3, client } = await open();
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: PREFIX + shelf, ContinuationToken }));
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(PREFIX.length);
        if (isBlobKey(key)) yield { key, modified: LastModified };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }
  const store: BlobStore = {
    async put(bytes) {
      const key = randomUUID();
      await store.putSealed(key, sealer.seal(`blobs:${key}:bytes`, bytes));
      return { key, sha256: await sha256Of(bytes) };
    },
    async putSealed(key, sealed) {
      const { s3, client } = await open();
      await client.send(new s3.PutObjectCommand({ Bucket, Key: nameOf(key), Body: sealed }));
    },
    async get(key) {
      return sealer.open(`blobs:${key}:bytes`, await fetchSealed(key));
    },
    async getSealed(key) {
      return (await store.has(key)) ? fetchSealed(key) : undefined;
    },
    async has(key) {
      const { s3, client } = await open();
      try {
        await client.send(new s3.HeadObjectCommand({ Bucket, Key: nameOf(key) }));
        return true;
      } catch (error) {
        if (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
        throw error;
      }
    },
    async remove(key) {
      const { s3, client } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: nameOf(key) }));
    },
    async sealAgain(shelf) {
      const names: string[] = [];
      for await (const { key } of list(shelf)) names.push(key);
      return sealAgain(sealer, store, names);
    },
    async *listOlderThan(before) {
      for await (const { key, modified } of list('')) if (modified && modified < before) yield key;
    },
  };
  return {
    ...store,
    put: (bytes) => orBusy(store.put(bytes)),
    get: (key) => orBusy(store.get(key)),
    getSealed: (key) => orBusy(store.getSealed(key)),
    putSealed: (key, sealed) => orBusy(store.putSealed(key, sealed)),
    has: (key) => orBusy(store.has(key)),
    remove: (key) => orBusy(store.remove(key)),
    sealAgain: (shelf) => orBusy(store.sealAgain(shelf)),
  };
}

/** A bucket that does not answer is a temporary fault: 503, so that callers try again. */
function orBusy<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
    throw Object.assign(new Error('The file bucket did not answer in time.', { cause: error }), { statusCode: 503 });
  });
}
