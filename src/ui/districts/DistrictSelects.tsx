import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useDistrictsBelow, wayTo } from './useDistricts.ts';
import './districts.css';

interface DistrictSelectsProps {
  /** Code of a province, city or district. */
  value: string | null;
  onChange: (code: string | null) => void;
  onBlur?: () => void;
  readOnly?: boolean;
  error?: boolean;
}

const LEVELS = ['province', 'city', 'district'] as const;

/** Province, city and district, each offered once the one above it is chosen; how far one goes is up to who chooses. */
export function DistrictSelects({ value, onChange, onBlur, readOnly = false, error = false }: DistrictSelectsProps) {
  const translate = useTranslate();
  const way = value ? wayTo(value) : [];
  return (
    <div className="district-selects">
      {LEVELS.map((level, at) => (
        <Level
          key={level}
          label={translate(`ui.district.${level}`)}
          parent={at === 0 ? null : way[at - 1]}
          value={way[at] ?? ''}
          onChange={(code) => onChange(code === '' ? (way[at - 1] ?? null) : code)}
          onBlur={onBlur}
          readOnly={readOnly}
          error={error}
        />
      ))}
    </div>
  );
}

interface LevelProps {
  label: string;
  parent: string | null | undefined;
  value: string;
  onChange: (code: string) => void;
  onBlur: (() => void) | undefined;
  readOnly: boolean;
  error: boolean;
}

function Level({ label, parent, value, onChange, onBlur, readOnly, error }: LevelProps) {
  const translate = useTranslate();
  const offered = useDistrictsBelow(parent);
  const isKnown = offered.some(({ code }) => code === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={error}
      disabled={readOnly || parent === undefined || (offered.length === 0 && value === '')}
    >
      <MenuItem value="">{translate('ui.none')}</MenuItem>
      {offered.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
