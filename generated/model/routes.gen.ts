// Made by codegen from schemas/. Do not edit: change the schemas.

import type { RouteMeta, System } from '#core/entity/meta.ts';
import { routeTable } from '#core/entity/route.ts';

export const routes: readonly RouteMeta[] = routeTable(
  `
accounts Y list=account.view edit=account.edit show=account.view create=account.add
ad-deliveries Y list=ad.view show=ad.view
ad-slots Y list=adSlot.view edit=adSlot.edit show=adSlot.view create=adSlot.add
ads YA list=ad.view show=ad.view
ads-orders YA list=open show=open
ads Y edit=ad.edit create=ad.add
alarms Y list=alarm show=alarm create=alarm
auctions Y list=adSlot.view show=adSlot.view
call-times Y list=usage.view show=usage.view
campaigns YA list=campaign.view edit=campaign.edit show=campaign.view create=campaign.add
casts Y list=cast.view show=cast.view
corporations Y list=corporation.view edit=corporation.edit show=open create=corporation.add
data-cards Y list=dataCard.view edit=dataCard.edit show=dataCard.view create=dataCard.add
demand-partners Y list=adSlot.view edit=adSlot.edit show=adSlot.view create=adSlot.edit
departments Y list=department.view edit=department.edit show=department.view create=department.add
device-commands Y list=device.remote show=device.remote
device-grants Y list=account.devicePermission
device-group-grants Y list=account.devicePermission
device-groups Y list=deviceGroup.view edit=deviceGroup.edit show=deviceGroup.view create=deviceGroup.add
device-points Y list=device.view show=device.view
device-sets Y list=deviceSet.view edit=deviceSet.edit show=deviceSet.view create=deviceSet.add
device-timers Y list=device.view edit=device.operate show=device.view create=device.operate
devices Y list=device.view edit=device.edit show=device.view create=device.add
dict-words Y list=open edit=dictWord.edit show=open create=dictWord.add
firmware-task-screens Y list=device.apk show=device.apk
firmware-tasks Y list=device.apk show=device.apk create=device.apk
firmwares Y list=device.apk edit=device.apk show=device.apk create=device.apk
goods Y list=open show=open
handwashing-days Y list=epidemic.view show=epidemic.view
handwashing-devices Y list=epidemic.view edit=epidemic.edit show=epidemic.view create=epidemic.add
handwashing-records Y list=epidemic.view show=epidemic.view
import-tasks YA list=open show=open
layout-drafts Y list=layout.edit
layout-versions Y list=layout.view show=layout.view
layouts Y list=layout.view edit=layout.edit show=layout.view create=layout.add
market-orders Y list=market show=market
material-categories YA list=material.view edit=material.classify show=material.view create=material.classify
material-folders YA list=material.view edit=material.classify show=material.view create=material.classify
materials YA list=material.view edit=material.rename show=material.view
monitor-plans Y list=open show=open create=ad.monitor
monitor-tasks Y list=open show=open
notice-settings YA list=personal edit=personal show=personal create=personal
notices YA list=open show=open
offline-packages Y list=device.view show=device.view create=device.operate
operation-logs YA list=operationLog.view show=operationLog.view
page-errors Y list=usage.view show=usage.view
promotion-groups A list=promotionGroup.view edit=promotionGroup.edit show=promotionGroup.view create=promotionGroup.add
proofs-of-play YA list=report.ad show=report.ad
proxies A list=proxy.view edit=proxy.edit show=proxy.view create=proxy.add
roles Y list=role.view edit=role.edit show=role.view create=role.add
saved-views YA list=open show=open
software-settings Y list=device.operate edit=device.operate show=device.operate create=device.operate
stores Y list=open edit=store.edit show=open create=store.add
tags Y list=tag.view edit=tag.edit show=tag.view create=tag.add
take-down-screens Y list=takeDown.view show=takeDown.view
take-downs Y list=takeDown.view show=takeDown.view
temperature-days Y list=epidemic.view show=epidemic.view
temperature-devices Y list=epidemic.view edit=epidemic.edit show=epidemic.view create=epidemic.add
temperature-records Y list=epidemic.view show=epidemic.view
usage-pages Y list=usage.view show=usage.view
verifications YA list=verification.view show=verification.view
verifications A create=verification.submit
wallet-records YA list=finance show=finance
warning-events Y list=open show=open
warning-rules Y list=warningRule.view edit=warningRule.edit show=warningRule.view create=warningRule.add
warning-settings Y list=personal edit=personal show=personal create=personal
`,
  `
/ A >/dashboard
/ Y >/home
/ad_report YA /adReport perm=open
/ad_report/proof YA /playProof perm=report.ad
/add_slot A /addSlot perm=adsOrder.place
/ads_order Y ads-orders
/ads_platform Y corporations.ads_platform
/ads_platform/verifications Y verifications
/adv_audit Y ads.adv_audit perm=adAudit.view
/adv_audit_approved Y ads.adv_audit_approved perm=adAudit.view
/adv_audit_disapproved Y ads.adv_audit_disapproved perm=adAudit.view
/adv_mag Y ads
/adv_mag/casts Y casts
/adv_mag/downloads Y ad-deliveries
/adv_mag/edit_adv/:id Y ads.edit
/adv_mag/edit_pop_plan/:id Y campaigns.edit
/adv_mag/new_adv Y ads.create
/adv_mag/new_pop_plan Y campaigns.create
/adv_mag/play_list Y >/adv_mag
/adv_mag/play_list/:id Y ads/playList perm=device.view
/adv_mag/pop_plan_mag Y campaigns
/adv_mag/take_down_screens Y take-down-screens
/adv_mag/take_downs Y take-downs
/adv_super Y monitor-plans
/adv_super/add_monitor Y monitor-plans.create
/adv_super/tasks_detail Y >/adv_super/tasks_list
/adv_super/tasks_detail/:id Y monitor-tasks.show
/adv_super/tasks_list Y monitor-tasks
/alarm_center Y warning-events
/alarm_center/rules Y warning-rules
/alarm_system Y alarms
/app_market Y /appMarket perm=market
/app_market/detail Y >/app_market/my_order
/app_market/detail/:id Y market-orders.show
/app_market/my_order Y market-orders
/app_tags Y tags
/app_tags/dev_mag/remote_control Y /remoteControl perm=device.remote
/app_tags/dev_mag/remote_control/:id Y /remoteControl perm=device.remote
/app_tags/examine_dev/:id Y tags.show
/app_tags/issue_adv/:id Y tags/issueAdv perm=ad.add
/app_tags/manual_add_dev Y >/app_tags
/app_tags/manual_add_dev/:id Y tags.members perm=tag.edit
/app_tags/new_timer/:id Y tags/newTimer perm=device.operate
/app_tags/playlist Y >/app_tags
/app_tags/playlist/:id Y tags/playList perm=open
/cast_review Y casts.cast_review
/corporate_manage Y corporations
/corporate_manage/departments Y departments
/corporate_manage/device_control/:id Y corporations/deviceControl perm=open
/corporate_manage/examine_dev/:id Y corporations/examineDevices perm=open
/corporate_manage/organization Y /organisation perm=department.view
/corporate_manage/organization_detail/:id Y corporations.show
/corporation_add_info Y corporations.create
/corporation_add_role Y roles.create
/corporation_edit_info/:id Y corporations.edit
/corporation_edit_role/:id Y roles.edit
/corporation_role_manage Y roles
/dashboard A /dashboard perm=open
/data_report Y /dataReport perm=open
/data_report/plays Y proofs-of-play
/dev_mag Y devices
/dev_mag/apk_manage Y firmwares
/dev_mag/apk_task_screens Y firmware-task-screens
/dev_mag/apk_tasks Y firmware-tasks
/dev_mag/app_list Y >/dev_mag
/dev_mag/app_list/:id Y /appList perm=device.view
/dev_mag/edit_dev/:id Y devices.edit
/dev_mag/examine_playlist Y >/dev_mag
/dev_mag/examine_playlist/:id Y devices/playList perm=device.view
/dev_mag/find_screen Y /findScreen perm=device.view
/dev_mag/fleet_wall Y /fleetWall perm=device.view
/dev_mag/import_device Y devices/importDevice perm=device.add
/dev_mag/issue_adv Y >/dev_mag
/dev_mag/issue_adv/:id Y devices/issueAdv perm=ad.add
/dev_mag/manual_add_dev Y devices.create
/dev_mag/new_timer/:id Y devices/newTimer perm=device.operate
/dev_mag/offline_packages Y offline-packages
/dev_mag/real_picture Y >/dev_mag
/dev_mag/real_picture/:id Y /realPicture perm=device.edit
/dev_mag/remote_control Y /remoteControl perm=device.remote
/dev_mag/remote_control/:id Y /remoteControl perm=device.remote
/devgroup_mag Y device-groups
/devgroup_mag/Edit_devgroup/:id Y device-groups.edit
/devgroup_mag/add_dev Y >/devgroup_mag
/devgroup_mag/add_dev/:id Y device-groups.members perm=deviceGroup.edit
/devgroup_mag/examine_dev/:id Y device-groups.show
/devgroup_mag/issue_adv Y >/devgroup_mag
/devgroup_mag/issue_adv/:id Y device-groups/issueAdv perm=ad.add
/devgroup_mag/new_devgroup Y device-groups.create
/devgroup_mag/new_multi_devgroup Y /newMultiGroups perm=deviceGroup.add
/devgroup_mag/new_timer/:id Y device-groups/newTimer perm=device.operate
/devgroup_mag/play_list Y >/devgroup_mag
/devgroup_mag/play_list/:id Y device-groups/playList perm=device.view
/devgroup_mag/remote_control Y /remoteControl perm=device.remote
/devgroup_mag/remote_control/:id Y /remoteControl perm=device.remote
/device_commands Y device-commands
/device_gather Y device-sets
/device_gather/add_dev/:id Y device-sets.members perm=deviceSet.edit
/device_gather/add_gather Y device-sets.create
/device_gather/device_pacage_play_list Y >/device_gather
/device_gather/device_pacage_play_list/:id Y device-sets/playList perm=device.view
/device_gather/edit_gather/:id Y device-sets.edit
/device_gather/gather_adv Y >/device_gather
/device_gather/gather_adv/:id Y device-sets/issueAdv perm=ad.add
/device_gather/new_timer/:id Y device-sets/newTimer perm=device.operate
/device_gather/remote_control Y /remoteControl perm=device.remote
/device_gather/remote_control/:id Y /remoteControl perm=device.remote
/device_points Y device-points
/device_report Y /deviceReport perm=open
/device_timers Y device-timers
/dict Y dict-words
/dictionary Y dict-words.dictionary perm=dictWord.edit
/exception Y devices.exception
/expiring Y devices.expiring
/finance_center Y wallet-records
/finance_list A wallet-records
/finance_list/orders A ads-orders
/firmware Y firmwares.firmware perm=device.firmware
/flow_mag Y data-cards
/flow_manage/add_flow Y data-cards.create
/goods_manage Y goods
/goods_manage/auctions Y auctions
/goods_manage/partners Y demand-partners
/handwashing Y handwashing-devices
/handwashing_report Y handwashing-days
/handwashing_report_detail Y handwashing-records
/home Y /home perm=open
/import_tasks YA import-tasks
/material A materials
/material/categories A material-categories
/material/folders A material-folders
/material_mag Y materials
/material_mag/categories Y material-categories
/material_mag/folders Y material-folders
/my_tasks Y monitor-tasks.my_tasks
/notice_settings YA notice-settings
/operation_log YA operation-logs
/person_list A >/person_list/password
/person_list/account_setting A /loginSettings perm=open
/person_list/credit A /credit perm=verification.view
/person_list/credit/:id A /credit perm=verification.submit
/person_list/information A /information perm=verification.view
/person_list/information/:id A proxies/information perm=verification.submit
/person_list/notices A /noticeChoices perm=personal
/person_list/password A /password perm=open
/person_list/proxies A proxies
/person_list/qualification A /qualification perm=verification.view
/person_list/qualification/:id A /qualification perm=verification.submit
/person_list/verifications A verifications
/personal_center Y /personalCentre perm=personal
/personal_center/permissions Y /accountPermissions perm=open
/plays A proofs-of-play
/promotion A >/promotion/campaign
/promotion/campaign A campaigns
/promotion/promotion_group A promotion-groups
/promotion/slot_list A ads
/saved_views YA saved-views
/slot_mag Y ad-slots
/software_settings Y software-settings
/store_manage Y stores
/store_manage/add_store Y stores.create
/store_manage/edit_store/:id Y stores.edit
/store_manage/issue_adv Y >/store_manage
/store_manage/issue_adv/:id Y stores/issueAdv perm=ad.add
/store_manage/new_timer/:id Y stores/newTimer perm=device.operate
/store_manage/play_list Y >/store_manage
/store_manage/play_list/:id Y stores/playList perm=device.view
/store_manage/remote_control Y /remoteControl perm=device.remote
/store_manage/remote_control/:id Y /remoteControl perm=device.remote
/take_downs_open Y take-downs.take_downs_open
/temp_mag Y layouts
/temp_mag/add_custom_temp Y layouts.create aside
/temp_mag/add_custom_temp/:id Y layouts.edit aside
/temp_mag/drafts Y layout-drafts
/temp_mag/edit_template/:id Y layouts.edit
/temp_mag/new_add_temp Y layouts.create
/temp_mag/new_edit_temp/:id Y layouts.edit
/temp_mag/play_list Y >/temp_mag
/temp_mag/play_list/:id Y layouts/playList perm=device.view
/temp_mag/versions Y layout-versions
/temperature Y temperature-devices
/temperature_report Y temperature-days
/temperature_report_detail Y temperature-records
/unread_notices YA notices.unread_notices
/usage/calls Y call-times
/usage/errors Y page-errors
/usage/pages Y usage-pages
/user_add_info Y accounts.create
/user_device_permissions Y >/user_mag
/user_device_permissions/:id Y accounts/devicePermissions perm=account.devicePermission
/user_device_permissions/devices Y device-grants
/user_device_permissions/groups Y device-group-grants
/user_edit_info/:id Y accounts.edit
/user_mag Y accounts
/user_mag/login_set Y /loginSettings perm=open
/user_mag/permissions/:id Y accounts/accountPermissions perm=account.view
/verifications_waiting YA verifications.verifications_waiting
/warning_settings Y warning-settings
`,
);

/** Where "/" leads. */
export const homePath: Readonly<Record<System, string>> = { YXF: '/home', ADS: '/dashboard' };
