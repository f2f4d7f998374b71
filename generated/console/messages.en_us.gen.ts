// Made by codegen from schemas/. Do not edit: change the schemas.

import { accountWords } from './accounts/words.gen.ts';
import { adDeliveryWords } from './ad-deliveries/words.gen.ts';
import { adSlotWords } from './ad-slots/words.gen.ts';
import { adsOrderWords } from './ads-orders/words.gen.ts';
import { adWords } from './ads/words.gen.ts';
import { alarmWords } from './alarms/words.gen.ts';
import { auctionWords } from './auctions/words.gen.ts';
import { callTimeWords } from './call-times/words.gen.ts';
import { callWords } from './callWords.gen.ts';
import { campaignWords } from './campaigns/words.gen.ts';
import { castWords } from './casts/words.gen.ts';
import { corporationWords } from './corporations/words.gen.ts';
import { dataCardWords } from './data-cards/words.gen.ts';
import { demandPartnerWords } from './demand-partners/words.gen.ts';
import { departmentWords } from './departments/words.gen.ts';
import { deviceCommandWords } from './device-commands/words.gen.ts';
import { deviceGrantWords } from './device-grants/words.gen.ts';
import { deviceGroupGrantWords } from './device-group-grants/words.gen.ts';
import { deviceGroupWords } from './device-groups/words.gen.ts';
import { devicePointWords } from './device-points/words.gen.ts';
import { deviceSetWords } from './device-sets/words.gen.ts';
import { deviceTimerWords } from './device-timers/words.gen.ts';
import { deviceWords } from './devices/words.gen.ts';
import { dictWordWords } from './dict-words/words.gen.ts';
import { firmwareTaskScreenWords } from './firmware-task-screens/words.gen.ts';
import { firmwareTaskWords } from './firmware-tasks/words.gen.ts';
import { firmwareWords } from './firmwares/words.gen.ts';
import { first } from './first.en_us.gen.ts';
import { flowSumWords } from './flow-sums/words.gen.ts';
import { goodsWords } from './goods/words.gen.ts';
import { handwashingDayWords } from './handwashing-days/words.gen.ts';
import { handwashingDeviceWords } from './handwashing-devices/words.gen.ts';
import { handwashingRecordWords } from './handwashing-records/words.gen.ts';
import { importTaskWords } from './import-tasks/words.gen.ts';
import { layoutDraftWords } from './layout-drafts/words.gen.ts';
import { layoutVersionWords } from './layout-versions/words.gen.ts';
import { layoutWords } from './layouts/words.gen.ts';
import { marketOrderWords } from './market-orders/words.gen.ts';
import { materialCategoryWords } from './material-categories/words.gen.ts';
import { materialFolderWords } from './material-folders/words.gen.ts';
import { materialWords } from './materials/words.gen.ts';
import { monitorPlanWords } from './monitor-plans/words.gen.ts';
import { monitorTaskWords } from './monitor-tasks/words.gen.ts';
import { noticeSettingWords } from './notice-settings/words.gen.ts';
import { noticeWords } from './notices/words.gen.ts';
import { offlinePackageWords } from './offline-packages/words.gen.ts';
import { operationLogWords } from './operation-logs/words.gen.ts';
import { pageErrorWords } from './page-errors/words.gen.ts';
import { permissionWords } from './permissionWords.gen.ts';
import { playSumWords } from './play-sums/words.gen.ts';
import { promotionGroupWords } from './promotion-groups/words.gen.ts';
import { proofOfPlayWords } from './proofs-of-play/words.gen.ts';
import { proxyWords } from './proxies/words.gen.ts';
import { roleWords } from './roles/words.gen.ts';
import { savedViewWords } from './saved-views/words.gen.ts';
import { screenSumWords } from './screen-sums/words.gen.ts';
import { softwareSettingWords } from './software-settings/words.gen.ts';
import { storeWords } from './stores/words.gen.ts';
import { tagWords } from './tags/words.gen.ts';
import { takeDownScreenWords } from './take-down-screens/words.gen.ts';
import { takeDownWords } from './take-downs/words.gen.ts';
import { temperatureDayWords } from './temperature-days/words.gen.ts';
import { temperatureDeviceWords } from './temperature-devices/words.gen.ts';
import { temperatureRecordWords } from './temperature-records/words.gen.ts';
import { usagePageWords } from './usage-pages/words.gen.ts';
import { verificationWords } from './verifications/words.gen.ts';
import { walletRecordWords } from './wallet-records/words.gen.ts';
import { warningEventWords } from './warning-events/words.gen.ts';
import { warningRuleWords } from './warning-rules/words.gen.ts';
import { warningSettingWords } from './warning-settings/words.gen.ts';

export const messages = {
  ...first,
  calls: callWords.en_us.calls,
  permissions: permissionWords.en_us.permissions,
  rules: {
    ...first.rules,
    ...accountWords.en_us.rules,
    ...adWords.en_us.rules,
    ...adSlotWords.en_us.rules,
    ...alarmWords.en_us.rules,
    ...campaignWords.en_us.rules,
    ...corporationWords.en_us.rules,
    ...departmentWords.en_us.rules,
    ...deviceWords.en_us.rules,
    ...deviceGroupWords.en_us.rules,
    ...deviceTimerWords.en_us.rules,
    ...firmwareTaskWords.en_us.rules,
    ...goodsWords.en_us.rules,
    ...layoutWords.en_us.rules,
    ...materialCategoryWords.en_us.rules,
    ...materialFolderWords.en_us.rules,
    ...monitorPlanWords.en_us.rules,
    ...monitorTaskWords.en_us.rules,
    ...promotionGroupWords.en_us.rules,
    ...storeWords.en_us.rules,
    ...temperatureDeviceWords.en_us.rules,
    ...verificationWords.en_us.rules,
    ...warningSettingWords.en_us.rules,
  },
  resources: {
    accounts: { ...first.resources['accounts'], ...accountWords.en_us.resources['accounts'] },
    ads: { ...first.resources['ads'], ...adWords.en_us.resources['ads'] },
    'ad-deliveries': { ...first.resources['ad-deliveries'], ...adDeliveryWords.en_us.resources['ad-deliveries'] },
    'ad-slots': { ...first.resources['ad-slots'], ...adSlotWords.en_us.resources['ad-slots'] },
    'ads-orders': { ...first.resources['ads-orders'], ...adsOrderWords.en_us.resources['ads-orders'] },
    alarms: { ...first.resources['alarms'], ...alarmWords.en_us.resources['alarms'] },
    auctions: { ...first.resources['auctions'], ...auctionWords.en_us.resources['auctions'] },
    'call-times': { ...first.resources['call-times'], ...callTimeWords.en_us.resources['call-times'] },
    campaigns: { ...first.resources['campaigns'], ...campaignWords.en_us.resources['campaigns'] },
    casts: { ...first.resources['casts'], ...castWords.en_us.resources['casts'] },
    corporations: { ...first.resources['corporations'], ...corporationWords.en_us.resources['corporations'] },
    'data-cards': { ...first.resources['data-cards'], ...dataCardWords.en_us.resources['data-cards'] },
    'demand-partners': { ...first.resources['demand-partners'], ...demandPartnerWords.en_us.resources['demand-partners'] },
    departments: { ...first.resources['departments'], ...departmentWords.en_us.resources['departments'] },
    devices: { ...first.resources['devices'], ...deviceWords.en_us.resources['devices'] },
    'device-commands': { ...first.resources['device-commands'], ...deviceCommandWords.en_us.resources['device-commands'] },
    'device-grants': { ...first.resources['device-grants'], ...deviceGrantWords.en_us.resources['device-grants'] },
    'device-groups': { ...first.resources['device-groups'], ...deviceGroupWords.en_us.resources['device-groups'] },
    'device-group-grants': { ...first.resources['device-group-grants'], ...deviceGroupGrantWords.en_us.resources['device-group-grants'] },
    'device-points': { ...first.resources['device-points'], ...devicePointWords.en_us.resources['device-points'] },
    'device-sets': { ...first.resources['device-sets'], ...deviceSetWords.en_us.resources['device-sets'] },
    'device-timers': { ...first.resources['device-timers'], ...deviceTimerWords.en_us.resources['device-timers'] },
    'dict-words': { ...first.resources['dict-words'], ...dictWordWords.en_us.resources['dict-words'] },
    firmwares: { ...first.resources['firmwares'], ...firmwareWords.en_us.resources['firmwares'] },
    'firmware-tasks': { ...first.resources['firmware-tasks'], ...firmwareTaskWords.en_us.resources['firmware-tasks'] },
    'firmware-task-screens': { ...first.resources['firmware-task-screens'], ...firmwareTaskScreenWords.en_us.resources['firmware-task-screens'] },
    'flow-sums': { ...first.resources['flow-sums'], ...flowSumWords.en_us.resources['flow-sums'] },
    goods: { ...first.resources['goods'], ...goodsWords.en_us.resources['goods'] },
    'handwashing-days': { ...first.resources['handwashing-days'], ...handwashingDayWords.en_us.resources['handwashing-days'] },
    'handwashing-devices': { ...first.resources['handwashing-devices'], ...handwashingDeviceWords.en_us.resources['handwashing-devices'] },
    'handwashing-records': { ...first.resources['handwashing-records'], ...handwashingRecordWords.en_us.resources['handwashing-records'] },
    'import-tasks': { ...first.resources['import-tasks'], ...importTaskWords.en_us.resources['import-tasks'] },
    layouts: { ...first.resources['layouts'], ...layoutWords.en_us.resources['layouts'] },
    'layout-drafts': { ...first.resources['layout-drafts'], ...layoutDraftWords.en_us.resources['layout-drafts'] },
    'layout-versions': { ...first.resources['layout-versions'], ...layoutVersionWords.en_us.resources['layout-versions'] },
    'market-orders': { ...first.resources['market-orders'], ...marketOrderWords.en_us.resources['market-orders'] },
    materials: { ...first.resources['materials'], ...materialWords.en_us.resources['materials'] },
    'material-categories': { ...first.resources['material-categories'], ...materialCategoryWords.en_us.resources['material-categories'] },
    'material-folders': { ...first.resources['material-folders'], ...materialFolderWords.en_us.resources['material-folders'] },
    'monitor-plans': { ...first.resources['monitor-plans'], ...monitorPlanWords.en_us.resources['monitor-plans'] },
    'monitor-tasks': { ...first.resources['monitor-tasks'], ...monitorTaskWords.en_us.resources['monitor-tasks'] },
    notices: { ...first.resources['notices'], ...noticeWords.en_us.resources['notices'] },
    'notice-settings': { ...first.resources['notice-settings'], ...noticeSettingWords.en_us.resources['notice-settings'] },
    'offline-packages': { ...first.resources['offline-packages'], ...offlinePackageWords.en_us.resources['offline-packages'] },
    'operation-logs': { ...first.resources['operation-logs'], ...operationLogWords.en_us.resources['operation-logs'] },
    'page-errors': { ...first.resources['page-errors'], ...pageErrorWords.en_us.resources['page-errors'] },
    'play-sums': { ...first.resources['play-sums'], ...playSumWords.en_us.resources['play-sums'] },
    'promotion-groups': { ...first.resources['promotion-groups'], ...promotionGroupWords.en_us.resources['promotion-groups'] },
    'proofs-of-play': { ...first.resources['proofs-of-play'], ...proofOfPlayWords.en_us.resources['proofs-of-play'] },
    proxies: { ...first.resources['proxies'], ...proxyWords.en_us.resources['proxies'] },
    roles: { ...first.resources['roles'], ...roleWords.en_us.resources['roles'] },
    'saved-views': { ...first.resources['saved-views'], ...savedViewWords.en_us.resources['saved-views'] },
    'screen-sums': { ...first.resources['screen-sums'], ...screenSumWords.en_us.resources['screen-sums'] },
    'software-settings': { ...first.resources['software-settings'], ...softwareSettingWords.en_us.resources['software-settings'] },
    stores: { ...first.resources['stores'], ...storeWords.en_us.resources['stores'] },
    tags: { ...first.resources['tags'], ...tagWords.en_us.resources['tags'] },
    'take-downs': { ...first.resources['take-downs'], ...takeDownWords.en_us.resources['take-downs'] },
    'take-down-screens': { ...first.resources['take-down-screens'], ...takeDownScreenWords.en_us.resources['take-down-screens'] },
    'temperature-days': { ...first.resources['temperature-days'], ...temperatureDayWords.en_us.resources['temperature-days'] },
    'temperature-devices': { ...first.resources['temperature-devices'], ...temperatureDeviceWords.en_us.resources['temperature-devices'] },
    'temperature-records': { ...first.resources['temperature-records'], ...temperatureRecordWords.en_us.resources['temperature-records'] },
    'usage-pages': { ...first.resources['usage-pages'], ...usagePageWords.en_us.resources['usage-pages'] },
    verifications: { ...first.resources['verifications'], ...verificationWords.en_us.resources['verifications'] },
    'wallet-records': { ...first.resources['wallet-records'], ...walletRecordWords.en_us.resources['wallet-records'] },
    'warning-events': { ...first.resources['warning-events'], ...warningEventWords.en_us.resources['warning-events'] },
    'warning-rules': { ...first.resources['warning-rules'], ...warningRuleWords.en_us.resources['warning-rules'] },
    'warning-settings': { ...first.resources['warning-settings'], ...warningSettingWords.en_us.resources['warning-settings'] },
  },
};
