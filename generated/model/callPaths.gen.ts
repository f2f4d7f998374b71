// Made by codegen from schemas/. Do not edit: change the schemas.

import { callPathTable } from '#core/entity/callPaths.ts';
import type { CallName } from './calls.gen.ts';

/** Where each call is sent: the first of its paths. */
export const callPaths = callPathTable<CallName>(`
account /user/ list one=detail create=add update updateMany=batch/update enable=batch/enable pause=batch/disable resetPassword=reset/password export delete restore
ad /ad/ list one=show create=add update updateMany=update/batch approve=audit/batch/pass reject=audit/batch/fail takeDown=takedown see=audit/see seen=audit/seen history=audit/history hold=/avr/ad/batch/disable resume=/avr/ad/batch/enable arrange=/avr/ad/group revise=/avr/ad/update withdraw=/avr/ad/batch/delete pause=batch/disable start=batch/enable repush delete=batch/delete restore=batch/restore export issue issuable=issue/choices preflight reach
adDelivery /ad/status/ list=/ad/status one=detail
adReport /report/ run=ad sheet=ad/export
adSlot /slot/ list one=detail create=add update updateMany=update/batch delete restore openSale=sale/open closeSale=sale/close areas
adsOrder /ads/order/ list one=detail pay upload cancel rebid outside stop makeGood=makegood refund payment pace export buyers=advertisers search=/avr/device/search regions=/avr/device/regions quote place
advertiserFigure /avr/avs/ overview
alarm /call/police/ list one=detail create=add delete restore export
auction /auction/ list one=detail export
callTime /usage/call/ list one=detail export
campaign /campaign/ list one=detail create=add update start=batch/enable pause=batch/disable delete=batch/delete restore=batch/restore
cast /applet/cast/ list=/cast/list one=/cast/detail approve=/cast/approve reject=/cast/reject export=/cast/export open send follow=status
corporation /company/ list one=detail create=add update enable=batch/enable pause=batch/disable issuePoints=point/issue addAdministrator=administrator/add takeDown=takedown delete restore
dataCard /flow/management/ list one=detail create=add update updateMany=batch/update ask delete=batch/delete restore=batch/restore import importTemplate=import/template export
demandPartner /demand/partner/ list one=detail create=add update test delete restore
department /dept/ list one=detail create=add update delete restore tree find locate
device /device/ list one=detail create=add update updateMany=update/batch delete restore setVolume=volume/batch setBrightness=brightness/batch switchPower=switch/batch replace restart=restart/batch restartMachine=restart/machine/batch pauseScreens=pause/batch screenshot=screenshot/batch lockScreens=lock/batch unlockScreens=unlock/batch export import importTemplate=import/template now playlist explain off attention wall
deviceCommand /device/remote/ list one=detail send remote=show
deviceGrant /device/permission/ list auth unauth rights
deviceGroup /group/ list one=detail create=add update updateMany=update/batch delete restore sync multi=multi/add addMembers=device/add removeMembers=device/remove
deviceGroupGrant /device/permission/group/ list
devicePoint /device/point/ list one=detail takeBack=take/back
deviceReport /report/ run=device sheet=device/export
deviceSet /device/gather/ list one=detail create=add update delete restore addMembers=device/add removeMembers=device/remove
deviceTimer /device/timer/ list one=detail create=add update start=batch/enable pause=batch/disable delete=batch/delete restore=batch/restore week doubts
dictWord /dict/ list one=detail create=add update delete restore
district /district/ list tree
firmware /firmware/ list one=detail create=add update delete restore
firmwareTask /firmware/task/ list one=detail create=add stop resume close retry
firmwareTaskScreen /firmware/task/ list=screens one=screens/detail
flowReport /report/ run=flow sheet=flow/export
goods /commodity/ list one=detail setPrice=set/price putaway soldOut=soldout export
handwashingDay /bp/epidemic/wash/report/ list one=detail export
handwashingDevice /bp/epidemic/wash/device/ list one=detail create=add update delete restore warn=/bp/epidemic/warning/wash newKey=key/renew export key
handwashingRecord /bp/epidemic/wash/record/ list one=detail export
importTask /import/task/ list one=detail failures
layout /v2/template/ list one=detail create=add update delete restore forecast
layoutDraft /layout/draft/ list open save presence impact publish
layoutVersion /layout/version/ list one=detail keep
marketOrder /market/order/ list one=detail create=/market/order confirm cancel export apps=/market/app pay
material /material/ list=search one=detail update=edit move classify copy takeDown=takedown delete=del restore export check apply=upload/apply parts=upload/parts picture frames counts=folder/counts verify
materialCategory /material/category/ list one=detail create=add update=edit delete=del restore
materialFolder /material/folder/ list=tree one=detail create=add update=edit delete=del restore
monitorPlan /monitor/plan/ list one=detail create=add extend end export
monitorTask /monitor/task/ list one=detail see finish handOn export link look=/applet/task/open handIn=/applet/task/finish
notice /notice/ list one=detail read readAll=read/all info
noticeSetting /notice/setting/ list one=detail create=add update
offlinePackage /device/offline_package/ list one=detail create=add retry delete link=download
operationLog /log/ list one=detail export
pageError /usage/error/ list one=detail export
permission /permission/ explain
phoneFile /media/ sign verify
platformDevice /platform/device/ find
promotionGroup /avr/campaign/group/ list one=detail create=add update start=batch/enable pause=batch/disable delete=batch/delete restore=batch/restore
proofOfPlay /report/play/ list one=detail export trend
proxy /company/proxy/ list one=detail create=add update delete
role /auth/role/ list one=detail create=add update delete restore
savedView /saved/view/ list one=detail create=add update=edit delete=del restore
search /search/ find=/search touched usedBy=used/by
session /account/ login=/auth/login accountLogin=login sendCode=/auth/send/verification/code mobileLogin=mobile/email/login register newPassword=forget/password logout changePassword=/settings/update/password profile=/settings/profile updateProfile=/settings/update/profile loginSettings=/user/login/settings bindCode=/user/avr/send/verification/code bind=/user/avr/check/verification/code endSession=/user/login/session/end menu home
softwareSetting /settings/software/ list one=detail create=add update
store /store/ list one=detail create=add update updateMany=update/batch delete restore export import importTemplate=import/template
tag /device/label/ list one=detail create=add update delete restore addMembers=device/add removeMembers=device/remove
takeDown /takedown/ list one=detail lift export
takeDownScreen /takedown/ list=screens one=screens/detail
temperatureDay /bp/epidemic/temp/report/ list one=detail export
temperatureDevice /bp/epidemic/temp/device/ list one=detail create=add update delete restore warn=/bp/epidemic/warning/temp newKey=key/renew export key
temperatureRecord /bp/epidemic/temp/record/ list one=detail export
upload /file/upload/ sign verify
usagePage /usage/page/ list one=detail export
verification /avr/ver/verify/ list=record one=detail create=submit idcard enterprise audit approve=/company/verify/pass refuse=/company/verify/fail withdraw=/company/verify/withdraw
wallet /wallet/ info recharge status=/pay/status/query
walletRecord /wallet/record/ list one=detail export
warningEvent /warning/event/ list one=detail export
warningRule /warning/rule/ list one=detail create=add update delete restore
warningSetting /warning/ list one=detail create=add update
`);
