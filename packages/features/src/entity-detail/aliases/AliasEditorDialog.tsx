import type { EntityVersion } from '@console/api/entities/client';
import { useSaveAliases } from '@console/api/entities/writeClient';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { Facts } from '@console/ui/Facts';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { differencesOf } from '../../form/Differences.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { AliasFields } from './AliasFields.tsx';
import {
  aliasText,
  emptyRow,
  reasonNotSavable,
  rowsOf,
  sameAliases,
  toAliasesWrite,
} from './aliasSet.ts';
import styles from './aliases.module.css';

const aliasesForm = defineForm({
  shape: v.object({ aliases: v.array(v.string()) }),
  labels: { aliases: 'Aliases' },
  problemsOf: () => ({}),
});

type AliasesFormValues = v.InferOutput<typeof aliasesForm.shape>;

interface AliasEditorDialogProps {
  /** The entity as it was loaded. */
  version: EntityVersion;
  onClose: () => void;
}

/**
 * Edits the aliases of an entity, one row for each. Additions and removals are merged with those
 * that another person has saved meanwhile.
 */
export function AliasEditorDialog({ version, onClose }: AliasEditorDialogProps) {
  const [base, setBase] = useState(version);
  const [added, setAdded] = useState<number>();
  const list = useRef<HTMLFieldSetElement>(null);
  const write = useSaveAliases();
  const form = useDialogForm({
    definition: aliasesForm,
    defaults: { aliases: rowsOf(version.entity) },
    draftKey: `entity-aliases-${version.entity.id}`,
    savedAt: base.entity.updated_at,
    write,
    toBody: ({ aliases }, rebase) => ({
      id: base.entity.id,
      etag: base.etag,
      values: toAliasesWrite(aliases),
      rebase: (newer) => {
        setBase(newer);
        return toAliasesWrite(rebase({ aliases: rowsOf(newer.entity) }).merged.aliases);
      },
    }),
    success: 'Entity Aliases have been saved.',
    undo: ({ entity: { id }, etag }, before) => ({
      id,
      etag,
      values: toAliasesWrite(before.aliases),
    }),
    onClose,
  });
  const { aliases } = form.values;
  const dirty = !sameAliases(rowsOf(base.entity), aliases);
  const reason = dirty ? reasonNotSavable(aliases) : 'Nothing has changed.';
  /** What the server says about the row with this index. */
  const refusalOf = (index: number) =>
    write.error?.violations.find(({ propertyPath }) => propertyPath.startsWith(`aliases[${index}]`))
      ?.message;
  return (
    <DialogForm
      title="Edit Entity Aliases"
      size="lg"
      form={{ ...form, dirty, reasonNotSavable: reason }}
      compare={(draft: AliasesFormValues) =>
        differencesOf(aliasesForm, [{ aliases: rowsOf(base.entity) }, draft], (of) =>
          aliasText(of.aliases),
        )
      }
    >
      <Facts rows={[['Entity', base.entity.company_name]]} />
      <FormField form={form} name="aliases">
        {({ value: rows, onChange, error }) => (
          <>
            {error && !rows.some((_, index) => refusalOf(index)) && (
              <Banner tone="danger">{error}</Banner>
            )}
            <fieldset ref={list} aria-label="Aliases" tabIndex={-1} className={styles.rows}>
              {rows.map((row, index) => (
                <AliasFields
                  // A row is edited in place, so its index is its key.
                  key={index}
                  number={index + 1}
                  row={row}
                  isNew={index === added}
                  error={error && refusalOf(index)}
                  onChange={(changed) => onChange(rows.with(index, changed))}
                  onRemove={() => {
                    setAdded(undefined);
                    onChange(rows.toSpliced(index, 1));
                    list.current?.focus();
                  }}
                />
              ))}
              {rows.length === 0 && <p>No aliases.</p>}
            </fieldset>
            <Button
              icon={<Plus size={16} />}
              onClick={() => {
                setAdded(rows.length);
                onChange([...rows, emptyRow]);
              }}
            >
              Add Alias
            </Button>
          </>
        )}
      </FormField>
    </DialogForm>
  );
}
