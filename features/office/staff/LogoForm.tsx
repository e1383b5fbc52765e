import { Button, FileButton, Group, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { Look } from '../contract.ts';
import { api } from './queries.ts';
import classes from './LogoForm.module.css';

const SHOWN_HEIGHT = 48;

/** The logo, chosen or dropped; a removed one can be restored. */
export function LogoForm({ logo }: { readonly logo: Look['logo'] }): ReactElement {
  const set = useChange(api.setLogo);
  const remove = useChange(api.removeLogo);
  const restore = useChange(api.restoreLogo);
  const [removed, setRemoved] = useState<string>();
  const [isOver, setOver] = useState(false);
  const take = (file: File | null | undefined): void => {
    if (!file) return;
    setRemoved(undefined);
    set.run({ file }).catch(() => undefined);
  };
  return (
    <div
      className={classes['place']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Group gap="md">
        {logo && (
          <img
            className={classes['logo']}
            src={logo.address}
            alt="Logo of the office"
            height={SHOWN_HEIGHT}
            width={Math.round((logo.width / logo.height) * SHOWN_HEIGHT)}
          />
        )}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={take}>
          {(props) => (
            <Button {...props} variant="default" loading={set.isPending}>
              {logo ? 'Change logo' : 'Choose logo'}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="subtle"
            loading={remove.isPending}
            onClick={() => {
              remove.run({}).then(
                () => setRemoved(logo.id),
                () => undefined,
              );
            }}
          >
            Remove
          </Button>
        )}
        <Text c="dimmed">PNG, JPEG or WebP, also by drag and drop. It is made smaller by itself.</Text>
      </Group>
      {removed !== undefined && !logo && (
        <UndoNote
          sentence="Logo removed."
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => void restore.run({ id: removed }).catch(() => undefined)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <RefusalNote error={set.error ?? remove.error} />
    </div>
  );
}
