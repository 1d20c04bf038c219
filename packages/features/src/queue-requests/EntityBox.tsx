import { SuggestField } from '@console/ui/form/SuggestField';
import { useState } from 'react';
import { useEntitySuggestions } from '../parts/queue/useSuggestions.ts';
import type { LinkedEntity } from './LinkDialog.tsx';

interface EntityBoxProps {
  disabledReason: string | undefined;
  onTake: (entity: LinkedEntity) => void;
}

/** A field that finds an entity by name or EID. */
export function EntityBox({ disabledReason, onTake }: EntityBoxProps) {
  const [text, setText] = useState('');
  const suggestions = useEntitySuggestions(text);
  const found = suggestions.filter(({ taken }) => taken.target === 'entity');
  // An answer always contains the option to create an entity, which this field does not offer.
  const isNone = suggestions.length > 0 && found.length === 0;
  return (
    <SuggestField
      label="Entity"
      name="entity"
      help={isNone ? 'No entity matches.' : 'Name or EID, at least 3 characters.'}
      value={text}
      disabledReason={disabledReason}
      suggestions={found}
      onChange={setText}
      onTake={(value) => {
        const { taken } = found.find((one) => one.value === value) ?? {};
        if (taken?.target_id == null) return;
        setText('');
        onTake({ id: taken.target_id, company_name: taken.entity_name });
      }}
    />
  );
}
