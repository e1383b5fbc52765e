import type { ReactElement, ReactNode } from 'react';
import type { Category } from '../../rules/stages.ts';
import type { ContactField, FieldProblems } from '../contact-form.ts';
import { asksIdentity, sectionsOf, type Section, type SectionName } from '../contact-sections.ts';
import {
  AddressFields,
  IdentityFields,
  MoreFields,
  OwnFields,
  ReferrerField,
  WorkFields,
  type FieldsProps,
  type FormChoices,
  type OnFile,
} from './ContactFields.tsx';
import { FormSection } from './FormSection.tsx';

interface ContactSectionsProps extends FieldsProps {
  readonly choices: FormChoices;
  readonly open: ReadonlySet<SectionName>;
  readonly onToggle: (name: SectionName) => void;
  readonly onFile?: OnFile;
  /** The contact itself, who cannot refer themselves. */
  readonly except?: string;
  /** Parts of a section that are not fields of the record. A section without fields needs one to be shown. */
  readonly extra?: Readonly<Partial<Record<SectionName, ReactNode>>>;
}

/** Everything of a contact that can wait, in the parts its category has. */
export function ContactSections({ choices, open, onToggle, onFile, except, extra = {}, ...fields }: ContactSectionsProps): ReactElement {
  const category = fields.values.category as Category;
  const content: Readonly<Record<SectionName, ReactNode>> = {
    more: <MoreFields {...fields} />,
    address: (
      <>
        <div>
          <AddressFields {...fields} />
        </div>
        {asksIdentity(category) && <IdentityFields {...fields} onFile={onFile} />}
      </>
    ),
    work: <WorkFields {...fields} choices={choices} />,
    relations: <ReferrerField {...fields} except={except} />,
    consents: null,
    own: choices.fields.length > 0 ? <OwnFields {...fields} fields={choices.fields} /> : null,
  };
  return (
    <>
      {sectionsOf(category)
        .filter(({ name }) => content[name] !== null || extra[name] !== undefined)
        .map(({ name, title }) => (
          <FormSection key={name} title={title} open={open.has(name)} onToggle={() => onToggle(name)}>
            {content[name]}
            {extra[name]}
          </FormSection>
        ))}
    </>
  );
}

/** The parts that hold one of these fields. */
export function sectionsWith(
  category: Category,
  has: (field: ContactField) => boolean,
  ownFields: FieldProblems | Readonly<Record<string, string>>,
): readonly SectionName[] {
  const holds = ({ name, fields }: Section): boolean =>
    name === 'own' ? Object.keys(ownFields).some((key) => key.startsWith('custom.') && has(key as ContactField)) : fields.some(has);
  return sectionsOf(category)
    .filter(holds)
    .map(({ name }) => name);
}
