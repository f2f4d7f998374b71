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
import { first } from './first.zh_cn.gen.ts';
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
  calls: callWords.zh_cn.calls,
  permissions: permissionWords.zh_cn.permissions,
  rules: {
    ...first.rules,
    ...accountWords.zh_cn.rules,
    ...adWords.zh_cn.rules,
    ...adSlotWords.zh_cn.rules,
    ...alarmWords.zh_cn.rules,
    ...campaignWords.zh_cn.rules,
    ...corporationWords.zh_cn.rules,
    ...departmentWords.zh_cn.rules,
    ...deviceWords.zh_cn.rules,
    ...deviceGroupWords.zh_cn.rules,
    ...deviceTimerWords.zh_cn.rules,
    ...firmwareTaskWords.zh_cn.rules,
    ...goodsWords.zh_cn.rules,
    ...layoutWords.zh_cn.rules,
    ...materialCategoryWords.zh_cn.rules,
    ...materialFolderWords.zh_cn.rules,
    ...monitorPlanWords.zh_cn.rules,
    ...monitorTaskWords.zh_cn.rules,
    ...promotionGroupWords.zh_cn.rules,
    ...storeWords.zh_cn.rules,
    ...temperatureDeviceWords.zh_cn.rules,
    ...verificationWords.zh_cn.rules,
    ...warningSettingWords.zh_cn.rules,
  },
  resources: {
    accounts: { ...first.resources['accounts'], ...accountWords.zh_cn.resources['accounts'] },
    ads: { ...first.resources['ads'], ...adWords.zh_cn.resources['ads'] },
    'ad-deliveries': { ...first.resources['ad-deliveries'], ...adDeliveryWords.zh_cn.resources['ad-deliveries'] },
    'ad-slots': { ...first.resources['ad-slots'], ...adSlotWords.zh_cn.resources['ad-slots'] },
    'ads-orders': { ...first.resources['ads-orders'], ...adsOrderWords.zh_cn.resources['ads-orders'] },
    alarms: { ...first.resources['alarms'], ...alarmWords.zh_cn.resources['alarms'] },
    auctions: { ...first.resources['auctions'], ...auctionWords.zh_cn.resources['auctions'] },
    'call-times': { ...first.resources['call-times'], ...callTimeWords.zh_cn.resources['call-times'] },
    campaigns: { ...first.resources['campaigns'], ...campaignWords.zh_cn.resources['campaigns'] },
    casts: { ...first.resources['casts'], ...castWords.zh_cn.resources['casts'] },
    corporations: { ...first.resources['corporations'], ...corporationWords.zh_cn.resources['corporations'] },
    'data-cards': { ...first.resources['data-cards'], ...dataCardWords.zh_cn.resources['data-cards'] },
    'demand-partners': { ...first.resources['demand-partners'], ...demandPartnerWords.zh_cn.resources['demand-partners'] },
    departments: { ...first.resources['departments'], ...departmentWords.zh_cn.resources['departments'] },
    devices: { ...first.resources['devices'], ...deviceWords.zh_cn.resources['devices'] },
    'device-commands': { ...first.resources['device-commands'], ...deviceCommandWords.zh_cn.resources['device-commands'] },
    'device-grants': { ...first.resources['device-grants'], ...deviceGrantWords.zh_cn.resources['device-grants'] },
    'device-groups': { ...first.resources['device-groups'], ...deviceGroupWords.zh_cn.resources['device-groups'] },
    'device-group-grants': { ...first.resources['device-group-grants'], ...deviceGroupGrantWords.zh_cn.resources['device-group-grants'] },
    'device-points': { ...first.resources['device-points'], ...devicePointWords.zh_cn.resources['device-points'] },
    'device-sets': { ...first.resources['device-sets'], ...deviceSetWords.zh_cn.resources['device-sets'] },
    'device-timers': { ...first.resources['device-timers'], ...deviceTimerWords.zh_cn.resources['device-timers'] },
    'dict-words': { ...first.resources['dict-words'], ...dictWordWords.zh_cn.resources['dict-words'] },
    firmwares: { ...first.resources['firmwares'], ...firmwareWords.zh_cn.resources['firmwares'] },
    'firmware-tasks': { ...first.resources['firmware-tasks'], ...firmwareTaskWords.zh_cn.resources['firmware-tasks'] },
    'firmware-task-screens': { ...first.resources['firmware-task-screens'], ...firmwareTaskScreenWords.zh_cn.resources['firmware-task-screens'] },
    'flow-sums': { ...first.resources['flow-sums'], ...flowSumWords.zh_cn.resources['flow-sums'] },
    goods: { ...first.resources['goods'], ...goodsWords.zh_cn.resources['goods'] },
    'handwashing-days': { ...first.resources['handwashing-days'], ...handwashingDayWords.zh_cn.resources['handwashing-days'] },
    'handwashing-devices': { ...first.resources['handwashing-devices'], ...handwashingDeviceWords.zh_cn.resources['handwashing-devices'] },
    'handwashing-records': { ...first.resources['handwashing-records'], ...handwashingRecordWords.zh_cn.resources['handwashing-records'] },
    'import-tasks': { ...first.resources['import-tasks'], ...importTaskWords.zh_cn.resources['import-tasks'] },
    layouts: { ...first.resources['layouts'], ...layoutWords.zh_cn.resources['layouts'] },
    'layout-drafts': { ...first.resources['layout-drafts'], ...layoutDraftWords.zh_cn.resources['layout-drafts'] },
    'layout-versions': { ...first.resources['layout-versions'], ...layoutVersionWords.zh_cn.resources['layout-versions'] },
    'market-orders': { ...first.resources['market-orders'], ...marketOrderWords.zh_cn.resources['market-orders'] },
    materials: { ...first.resources['materials'], ...materialWords.zh_cn.resources['materials'] },
    'material-categories': { ...first.resources['material-categories'], ...materialCategoryWords.zh_cn.resources['material-categories'] },
    'material-folders': { ...first.resources['material-folders'], ...materialFolderWords.zh_cn.resources['material-folders'] },
    'monitor-plans': { ...first.resources['monitor-plans'], ...monitorPlanWords.zh_cn.resources['monitor-plans'] },
    'monitor-tasks': { ...first.resources['monitor-tasks'], ...monitorTaskWords.zh_cn.resources['monitor-tasks'] },
    notices: { ...first.resources['notices'], ...noticeWords.zh_cn.resources['notices'] },
    'notice-settings': { ...first.resources['notice-settings'], ...noticeSettingWords.zh_cn.resources['notice-settings'] },
    'offline-packages': { ...first.resources['offline-packages'], ...offlinePackageWords.zh_cn.resources['offline-packages'] },
    'operation-logs': { ...first.resources['operation-logs'], ...operationLogWords.zh_cn.resources['operation-logs'] },
    'page-errors': { ...first.resources['page-errors'], ...pageErrorWords.zh_cn.resources['page-errors'] },
    'play-sums': { ...first.resources['play-sums'], ...playSumWords.zh_cn.resources['play-sums'] },
    'promotion-groups': { ...first.resources['promotion-groups'], ...promotionGroupWords.zh_cn.resources['promotion-groups'] },
    'proofs-of-play': { ...first.resources['proofs-of-play'], ...proofOfPlayWords.zh_cn.resources['proofs-of-play'] },
    proxies: { ...first.resources['proxies'], ...proxyWords.zh_cn.resources['proxies'] },
    roles: { ...first.resources['roles'], ...roleWords.zh_cn.resources['roles'] },
    'saved-views': { ...first.resources['saved-views'], ...savedViewWords.zh_cn.resources['saved-views'] },
    'screen-sums': { ...first.resources['screen-sums'], ...screenSumWords.zh_cn.resources['screen-sums'] },
    'software-settings': { ...first.resources['software-settings'], ...softwareSettingWords.zh_cn.resources['software-settings'] },
    stores: { ...first.resources['stores'], ...storeWords.zh_cn.resources['stores'] },
    tags: { ...first.resources['tags'], ...tagWords.zh_cn.resources['tags'] },
    'take-downs': { ...first.resources['take-downs'], ...takeDownWords.zh_cn.resources['take-downs'] },
    'take-down-screens': { ...first.resources['take-down-screens'], ...takeDownScreenWords.zh_cn.resources['take-down-screens'] },
    'temperature-days': { ...first.resources['temperature-days'], ...temperatureDayWords.zh_cn.resources['temperature-days'] },
    'temperature-devices': { ...first.resources['temperature-devices'], ...temperatureDeviceWords.zh_cn.resources['temperature-devices'] },
    'temperature-records': { ...first.resources['temperature-records'], ...temperatureRecordWords.zh_cn.resources['temperature-records'] },
    'usage-pages': { ...first.resources['usage-pages'], ...usagePageWords.zh_cn.resources['usage-pages'] },
    verifications: { ...first.resources['verifications'], ...verificationWords.zh_cn.resources['verifications'] },
    'wallet-records': { ...first.resources['wallet-records'], ...walletRecordWords.zh_cn.resources['wallet-records'] },
    'warning-events': { ...first.resources['warning-events'], ...warningEventWords.zh_cn.resources['warning-events'] },
    'warning-rules': { ...first.resources['warning-rules'], ...warningRuleWords.zh_cn.resources['warning-rules'] },
    'warning-settings': { ...first.resources['warning-settings'], ...warningSettingWords.zh_cn.resources['warning-settings'] },
  },
};
