import { deviceForm } from '#generated/console/devices/DeviceForm.gen.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';

/** The form of a screen with nothing but its pictures. */
const photosForm = {
  ...deviceForm,
  sections: [{ name: 'site' as const, rows: [['photos' as const]] }],
};

/** Real-scene pictures of a screen: seen, added and taken away, up to three (DEV-06). */
export default function RealPicture() {
  return <EntityEdit def={photosForm} />;
}
