import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { endPreview } from '../../../platform/web/identity/preview.ts';
import classes from './PreviewBar.module.css';

/** Says to staff whose portal they look at, and leads back. In English, as all that staff read. */
export function PreviewBar({ name }: { readonly name: string | undefined }): ReactElement {
  const close = (): void => {
    endPreview();
    location.assign('/progress-portal');
  };
  return (
    <section lang="en" aria-label="Preview" className={classes['bar']}>
      <Text size="sm">
        Preview of what <bdi>{name ?? 'the client'}</bdi> sees. Nothing can be changed here.
      </Text>
      <Button variant="default" size="xs" onClick={close}>
        Close preview
      </Button>
    </section>
  );
}
