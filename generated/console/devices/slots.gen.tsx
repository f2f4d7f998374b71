// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { DeviceCreate, DeviceDetail, DeviceRow, DeviceUpdate } from '#generated/model/devices/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DeviceParts {
  row: DeviceRow;
  field: keyof DeviceRow | keyof DeviceDetail | keyof DeviceCreate | keyof DeviceUpdate;
  section: 'base' | 'site' | 'screen';
  action:
    | 'playlist'
    | 'issueAds'
    | 'delete'
    | 'replace'
    | 'setVolume'
    | 'setBrightness'
    | 'switchPower'
    | 'pauseScreens'
    | 'screenshot'
    | 'lockScreens'
    | 'unlockScreens'
    | 'restartMachine'
    | 'timer'
    | 'restart';
  filter:
    | 'name'
    | 'status'
    | 'type'
    | 'groupId'
    | 'storeId'
    | 'setIds'
    | 'tagIds'
    | 'layoutId'
    | 'corpId'
    | 'expireAt'
    | 'deptId'
    | 'districtCode';
  related:
    | 'ad.targetIds'
    | 'adDelivery.deviceId'
    | 'alarm.deviceId'
    | 'auction.deviceId'
    | 'cast.deviceId'
    | 'dataCard.deviceId'
    | 'deviceCommand.deviceId'
    | 'deviceGrant.deviceId'
    | 'devicePoint.deviceId'
    | 'deviceTimer.targetIds'
    | 'firmwareTask.targetIds'
    | 'firmwareTaskScreen.deviceId'
    | 'handwashingDevice.deviceId'
    | 'monitorPlan.deviceIds'
    | 'monitorTask.deviceId'
    | 'offlinePackage.deviceId'
    | 'proofOfPlay.deviceId'
    | 'takeDownScreen.deviceId'
    | 'temperatureDevice.deviceId'
    | 'warningEvent.deviceId'
    | 'operationLog.targetId';
}

/** The places that resources/devices/overrides.tsx may fill. */
export type DeviceSlots = Slots<DeviceParts>;
