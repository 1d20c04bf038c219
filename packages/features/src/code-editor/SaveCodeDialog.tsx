import { useReasonCodes } from '@console/api/lookups/client';
import { isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import { SelectField } from '@console/ui/form/SelectField';
import { FormDialog } from '@console/ui/FormDialog';
import { useState } from 'react';
import { useShortcut } from '../keys/useShortcut.ts';
import { dirtyParts, type CodeBuffer } from './codeBuffer.ts';
import { PartChanges } from './PartChanges.tsx';
import type { SaveCodeState } from './useSaveCode.ts';

interface SaveCodeDialogProps {
  title: string;
  buffer: CodeBuffer;
  saving: SaveCodeState;
  theme: string;
  onClose: () => void;
}

/** Asks for the reason of a change, and shows what is about to be saved. */
export function SaveCodeDialog({ title, buffer, saving, theme, onClose }: SaveCodeDialogProps) {
  const { data: reasons = [] } = useReasonCodes('code_change');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (saving.pending) return;
    if (reason !== '' && (await saving.save(buffer, reason))) onClose();
  };
  useShortcut('dialog.submit', () => void submit(), isFormOnTop);
  return (
    <FormDialog
      title={title}
      size="lg"
      submit={{ label: 'Save', pending: saving.pending }}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label="Reason Code"
        name="code_change_reason_code"
        value={reason}
        onChange={setReason}
        options={reasons}
        required
        error={tried && reason === '' ? 'This is required' : undefined}
      />
      <PartChanges
        buffer={buffer}
        parts={dirtyParts(buffer)}
        savedLabel="Last Saved"
        theme={theme}
        failures={saving.failures}
      />
    </FormDialog>
  );
}
