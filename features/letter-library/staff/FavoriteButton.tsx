import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { LibraryText } from '../contract.ts';

interface FavoriteButtonProps {
  readonly text: LibraryText;
  readonly onToggle: (text: LibraryText) => void;
}

/** Marks a text for oneself; drawn for those who may. */
export function FavoriteButton({ text, onToggle }: FavoriteButtonProps): ReactElement | null {
  if (!useMay()('letter-library:mark')) return null;
  const Star = text.favorite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-pressed={text.favorite}
      aria-label={`Favorite: ${text.label}`}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(text);
      }}
    >
      <Star size={16} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
