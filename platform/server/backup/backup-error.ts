/** What the person who makes or restores a backup can mend. Its message is the one sentence they see. */
export class BackupError extends Error {}
