import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { OutsidePage } from './OutsidePage.tsx';
import { ForgotForm } from './parts/ForgotForm.tsx';
import { forgotTexts } from './texts.ts';

export function ForgotPage(): ReactElement {
  const texts = useTexts(forgotTexts);
  return (
    <OutsidePage title={texts.title}>
      <ForgotForm loginPath="/client/login" size="md" />
    </OutsidePage>
  );
}
