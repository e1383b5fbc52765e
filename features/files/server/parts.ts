import type { FeatureSettings, Part } from '../../../platform/server/part.ts';

export const FILES_SETTINGS: FeatureSettings = {
  about: 'Files',
  names: ['FILES_BUCKET', 'FILES_S3_URL', 'FILES_MAX_MB', 'FILES_QUOTA_MB', 'FILE_SCANNER_URL', 'APP_CHECK_JWKS'],
};

export const FILES_PARTS: readonly Part[] = [
  {
    key: 'files.bucket',
    name: 'Files in a bucket',
    about: 'Files are kept, sealed, in an S3-compatible bucket instead of the data folder.',
    needs: 'A bucket with a key that may read, write and delete in it.',
    settings: ['FILES_S3_URL'],
    without: 'Files are kept, sealed, in the data folder of this machine.',
  },
  {
    key: 'files.scanner',
    name: 'Virus scan of uploads',
    about: 'No upload is shown before a scanner found it clean.',
    needs: 'A running ClamAV (clamd) that this machine can reach.',
    settings: ['FILE_SCANNER_URL'],
    without: 'Uploads are shown at once and never scanned.',
  },
  {
    key: 'files.quota',
    name: 'Limit for uploaded files',
    about: 'Uploads are refused when all files together would take more room.',
    needs: 'Nothing else.',
    settings: ['FILES_QUOTA_MB'],
    without: 'Only the disk limits uploads.',
  },
  {
    key: 'files.appCheck',
    name: 'App check of file calls',
    about: 'File calls must carry a token that proves the app they come from.',
    needs: 'Nothing else: pages of the office get such a token from this program. Other apps need a service whose public keys these are.',
    settings: ['APP_CHECK_JWKS'],
    without: 'File calls are decided by the person alone.',
  },
];
