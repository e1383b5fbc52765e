// Writes stop before the disk is full: the embedded engine does not recover from a failed write without help.
import { statfs } from 'node:fs/promises';

export interface Disk {
  /** True when a change may be written. Reads the free space at most once a second. */
  hasRoom(): Promise<boolean>;
}

/** Watches the file system that holds `folder`; `reserveMb` megabytes are never written to. */
export function watchDisk(folder: string, reserveMb: number): Disk {
  let checkedAt = 0;
  let room = true;
  return {
    async hasRoom() {
      const now = performance.now();
      if (checkedAt === 0 || now - checkedAt > 1000) {
        const fs = await statfs(folder);
        room = fs.bavail * fs.bsize >= reserveMb * 1024 * 1024;
        checkedAt = now;
      }
      return room;
    },
  };
}

/** Room on the file system that holds `folder`. */
export async function readDisk(folder: string): Promise<{ readonly freeBytes: number; readonly totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
