import { Modal, Text, type MantineSize } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { formTexts } from './texts.ts';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps {
  readonly title: string;
  readonly size?: MantineSize;
  readonly centered?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog, drawn only while it is open. Closed, it gives the cursor back to what opened it. */
export function Dialog({ title, ...modal }: DialogProps): ReactElement {
  const texts = useTexts(formTexts);
  useFocusBack();
  return (
    <Modal
      opened
      title={
        <Text span fw={600}>
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': texts.close }}
      {...modal}
    />
  );
}
