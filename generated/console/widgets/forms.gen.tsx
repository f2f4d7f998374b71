// Made by codegen from schemas/widgets/. Do not edit: change the schemas.

import type { Widget } from '#core/layout/document.ts';
import type { WidgetForm } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { ColorInput } from '#src/ui/inputs/ColorInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { OfferedInput } from '#src/ui/inputs/OfferedInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { SliderInput } from '#src/ui/inputs/SliderInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TimeZoneInput } from '#src/ui/inputs/TimeZoneInput.tsx';
import { refs } from '../refs.gen.ts';

/** The form of each kind's properties; `resource` is the key of its words. */
export const widgetForms: Readonly<Record<Widget['kind'], WidgetForm>> = {
  adSlot: {
    resource: 'ad-slot-widgets',
    sections: [{ name: 'base', rows: [['background'], ['fit']] }],
    inputs: {
      background: <ColorInput source="background" />,
      fit: <EnumInput source="fit" values={['contain', 'cover', 'fill']} />,
    },
  },
  browser: {
    resource: 'browser-widgets',
    sections: [{ name: 'base', rows: [['url'], ['toolbar'], ['idle'], ['insteadId']] }],
    inputs: {
      url: <TextInput source="url" required type="url" maxLength={2000} />,
      toolbar: <BooleanInput source="toolbar" />,
      idle: <NumberInput source="idle" help="resources.browser-widgets.help.idle" min={10} max={3600} />,
      insteadId: (
        <ReferenceInput
          source="insteadId"
          help="resources.browser-widgets.help.insteadId"
          filter={{ type: 'image' }}
          {...refs.material}
        />
      ),
    },
  },
  button: {
    resource: 'button-widgets',
    sections: [
      {
        name: 'base',
        rows: [['text'], ['pageId'], ['auto'], ['after'], ['fontSize'], ['radius'], ['color'], ['background']],
      },
    ],
    inputs: {
      text: <TextInput source="text" maxLength={60} />,
      pageId: <OfferedInput source="pageId" required of="layoutPage" />,
      auto: <BooleanInput source="auto" />,
      after: <NumberInput source="after" min={1} max={3600} />,
      fontSize: <NumberInput source="fontSize" min={8} max={1000} />,
      radius: <NumberInput source="radius" min={0} max={500} />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
    },
  },
  clock: {
    resource: 'clock-widgets',
    sections: [
      { name: 'base', rows: [['format'], ['hours'], ['language'], ['zone'], ['fontSize'], ['color'], ['background']] },
    ],
    inputs: {
      format: <EnumInput source="format" values={['time', 'seconds', 'date', 'dateTime', 'weekday']} />,
      hours: <EnumInput source="hours" values={['24', '12']} />,
      language: <EnumInput source="language" values={['zh', 'en']} />,
      zone: <TimeZoneInput source="zone" help="resources.clock-widgets.help.zone" />,
      fontSize: <NumberInput source="fontSize" min={8} max={1000} />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
    },
  },
  countdown: {
    resource: 'countdown-widgets',
    sections: [
      {
        name: 'base',
        rows: [['until'], ['before'], ['finished'], ['units'], ['language'], ['fontSize'], ['color'], ['background']],
      },
    ],
    inputs: {
      until: <InstantInput source="until" required />,
      before: <TextInput source="before" maxLength={100} />,
      finished: <TextInput source="finished" maxLength={100} />,
      units: <EnumInput source="units" values={['days', 'hours', 'minutes']} />,
      language: <EnumInput source="language" values={['zh', 'en']} />,
      fontSize: <NumberInput source="fontSize" min={8} max={1000} />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
    },
  },
  html: {
    resource: 'html-widgets',
    sections: [{ name: 'base', rows: [['materialId'], ['insteadId']] }],
    inputs: {
      materialId: (
        <ReferenceInput source="materialId" required filter={{ type: 'archive', format: 'zip' }} {...refs.material} />
      ),
      insteadId: (
        <ReferenceInput
          source="insteadId"
          help="resources.html-widgets.help.insteadId"
          filter={{ type: 'image' }}
          {...refs.material}
        />
      ),
    },
  },
  live: {
    resource: 'live-widgets',
    sections: [{ name: 'base', rows: [['url'], ['fit'], ['mute'], ['insteadId']] }],
    inputs: {
      url: <TextInput source="url" required help="resources.live-widgets.help.url" type="url" maxLength={2000} />,
      fit: <EnumInput source="fit" values={['contain', 'cover', 'fill']} />,
      mute: <BooleanInput source="mute" />,
      insteadId: (
        <ReferenceInput
          source="insteadId"
          help="resources.live-widgets.help.insteadId"
          filter={{ type: 'image' }}
          {...refs.material}
        />
      ),
    },
  },
  music: {
    resource: 'music-widgets',
    sections: [{ name: 'base', rows: [['materialId'], ['volume']] }],
    inputs: {
      materialId: <ReferenceInput source="materialId" required filter={{ type: 'audio' }} {...refs.material} />,
      volume: <SliderInput source="volume" min={0} max={100} />,
    },
  },
  operation: {
    resource: 'operation-widgets',
    sections: [{ name: 'base', rows: [['volume'], ['pages'], ['color'], ['background']] }],
    inputs: {
      volume: <BooleanInput source="volume" />,
      pages: <BooleanInput source="pages" />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
    },
  },
  picture: {
    resource: 'picture-widgets',
    sections: [{ name: 'base', rows: [['materialId'], ['fit']] }],
    inputs: {
      materialId: <ReferenceInput source="materialId" required filter={{ type: 'image' }} {...refs.material} />,
      fit: <EnumInput source="fit" values={['contain', 'cover', 'fill']} />,
    },
  },
  signal: {
    resource: 'signal-widgets',
    sections: [{ name: 'base', rows: [['words'], ['color'], ['background']] }],
    inputs: {
      words: <BooleanInput source="words" />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
    },
  },
  text: {
    resource: 'text-widgets',
    sections: [
      { name: 'base', rows: [['text'], ['fontSize', 'align'], ['color', 'background']] },
      { name: 'motion', label: 'resources.text-widgets.groups.motion', rows: [['scroll'], ['direction', 'speed']] },
    ],
    inputs: {
      text: <TextInput source="text" required maxLength={2000} multiline />,
      fontSize: <NumberInput source="fontSize" min={8} max={1000} />,
      align: <EnumInput source="align" values={['left', 'center', 'right']} />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
      scroll: <BooleanInput source="scroll" />,
      direction: <EnumInput source="direction" values={['left', 'up']} />,
      speed: <NumberInput source="speed" min={10} max={2000} />,
    },
  },
  video: {
    resource: 'video-widgets',
    sections: [{ name: 'base', rows: [['materialId'], ['fit'], ['mute']] }],
    inputs: {
      materialId: <ReferenceInput source="materialId" required filter={{ type: 'video' }} {...refs.material} />,
      fit: <EnumInput source="fit" values={['contain', 'cover', 'fill']} />,
      mute: <BooleanInput source="mute" />,
    },
  },
  weather: {
    resource: 'weather-widgets',
    sections: [{ name: 'base', rows: [['place'], ['unit'], ['days'], ['fontSize'], ['color'], ['background']] }],
    inputs: {
      place: <TextInput source="place" required help="resources.weather-widgets.help.place" maxLength={60} />,
      unit: <EnumInput source="unit" values={['celsius', 'fahrenheit']} />,
      days: <NumberInput source="days" min={1} max={5} />,
      fontSize: <NumberInput source="fontSize" min={8} max={1000} />,
      color: <ColorInput source="color" />,
      background: <ColorInput source="background" />,
    },
  },
  webPage: {
    resource: 'web-page-widgets',
    sections: [{ name: 'base', rows: [['url'], ['reload'], ['insteadId']] }],
    inputs: {
      url: <TextInput source="url" required type="url" maxLength={2000} />,
      reload: <NumberInput source="reload" help="resources.web-page-widgets.help.reload" min={0} max={1440} />,
      insteadId: (
        <ReferenceInput
          source="insteadId"
          help="resources.web-page-widgets.help.insteadId"
          filter={{ type: 'image' }}
          {...refs.material}
        />
      ),
    },
  },
};
