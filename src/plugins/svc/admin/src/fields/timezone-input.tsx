import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { useGetSiteSettingsQuery } from '../shared/svc-api';
import { useText } from '../shared/texts';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';
import { useZoneOfVenue } from './use-zone-of-venue';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** The IANA time zones to search in; empty is the site's zone. */
export default function TimezoneInput({ disabled, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null>(field.name);
  const say = useText();
  const { data: site } = useGetSiteSettingsQuery();
  useZoneOfVenue(field.name, value ?? null);
  // The Combobox takes its text from the option of its value, which it does not draw while there are so many.
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  // A zone may be stored under a name that this browser does not list.
  const options = useMemo(
    () => (value && !zones.includes(value) ? [value, ...zones] : zones),
    [value],
  );
  return (
    <LabelledField {...field} error={error}>
      <Combobox
        autocomplete={{ type: 'list', filter: 'contains' }}
        value={value ?? ''}
        textValue={text}
        disabled={disabled}
        placeholder={site && say('timezone.ofSite', { zone: site.siteTimezone })}
        onTextValueChange={(typed) => setText(typed ?? '')}
        onChange={(zone) => onChange(field.name, zone || null)}
        clearLabel={say('timezone.clear')}
        onClear={() => onChange(field.name, null)}
      >
        {options.map((zone) => (
          <ComboboxOption key={zone} value={zone}>
            {zone}
          </ComboboxOption>
        ))}
      </Combobox>
    </LabelledField>
  );
}
