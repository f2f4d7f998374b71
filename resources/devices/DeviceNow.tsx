import { useRecordContext, useTranslate } from 'react-admin';
import type { DeviceDetail } from '#generated/model/devices/types.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';

/** Present facts of a device beside its status: last contact, end of its point, faults (DEV-01, DEV-19). */
export function DeviceNow() {
  const translate = useTranslate();
  const labels = useLabels('devices');
  const { instant } = useFormats();
  const { now } = useSurroundings();
  const device = useRecordContext<DeviceDetail>();
  if (!device) return null;
  const expiresSoon = device.expireAt ? Date.parse(device.expireAt) - now() < limits.expiringSoon : false;
  return (
    <ul className="device-now">
      <li>
        <span>{translate('resources.devices.fields.heartbeatAt')}</span>
        <strong>{device.heartbeatAt ? instant(device.heartbeatAt) : translate('devices.never')}</strong>
      </li>
      <li>
        <span>{translate('resources.devices.fields.expireAt')}</span>
        <strong className={expiresSoon ? 'device-alert' : undefined}>
          {device.expireAt ? instant(device.expireAt) : translate('ui.none')}
        </strong>
      </li>
      {device.fault ? (
        <li>
          <span>{translate('resources.devices.fields.fault')}</span>
          <strong className="device-alert">{labels.value('fault', device.fault)}</strong>
        </li>
      ) : null}
    </ul>
  );
}
