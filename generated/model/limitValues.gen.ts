// Made by codegen from schemas/_limits.yaml. Do not edit: change the schemas.

/** In milliseconds; spec 5, 9; AD-04: start after now, end after start. */
export const scheduling = 300000;
/** In milliseconds; spec 5; DEV-07: between power off and power on. */
export const powerGap = 300000;
/** In milliseconds; DEV-07: a shorter time on or off between two timers is likely not meant. */
export const powerDoubt = 1800000;
/** In milliseconds; spec 5, 9; DEV-08. */
export const remotePauseMin = 5000;
/** In milliseconds; spec 5, 9; DEV-08. */
export const remotePauseMax = 1800000;
/** In milliseconds; our decision in DEV-08: how long a key, a pause or a screenshot waits for its screen. */
export const commandMomentary = 20000;
/** In milliseconds; our decision in DEV-08: how long a level, a lock or a restart waits for a screen that is offline. */
export const commandLasting = 600000;
/** In milliseconds; our decision in DEV-08: a command that began and told no result by then after its end has none. */
export const commandSilent = 120000;
/** In milliseconds; our decision in MON-04: how often a screen is asked for a picture by itself. */
export const wallPicture = 1800000;
/** In milliseconds; our decision in MON-04: the same for screens whose network is paid by volume. */
export const wallPictureSeldom = 7200000;
/** In milliseconds; our decision in MON-04: how long pictures that nobody asked for are kept. */
export const wallPicturesKept = 43200000;
/** In milliseconds; our decision in DEV-08: how long commands and their pictures are kept. */
export const commandsKept = 2592000000;
/** In count; our decision in DEV-08: screens of one press of a group or tag. */
export const screensPerPress = 10000;
/** In milliseconds; spec 9; HOME-03, DEV-01: shown in red. */
export const expiringSoon = 1296000000;
/** In count; our decision in ENT-11: points of each type that a trial begins with. */
export const trialPoints = 3;
/** In count; our decision in LAY-01: widgets that the small plan of a layout shows. */
export const outlineWidgets = 60;
/** In count; our decision in DEV-04: screens of an enterprise, the same for every one. */
export const devicesPerCorp = 10000;
/** In count; our decision in ENT-11: points given at once. */
export const pointsIssued = 500;
/** In bytes; our decision in HOME-07: a screen with less free space needs attention. */
export const storageLow = 524288000;
/** In milliseconds; our decision in DEV-02: for so long it is known when a screen went online and offline. */
export const statesKept = 34560000000;
/** In milliseconds; our decision: three heartbeats late is offline. */
export const heartbeatMissed = 90000;
/** In milliseconds; our decision in DEV-09: an installation of which a screen has told nothing new for so long has failed. */
export const installSilent = 21600000;
/** In milliseconds; our decision: nextSyncMs of a device that has nothing to do. */
export const heartbeatEvery = 30000;
/** In milliseconds; spec 5, 9; DEV-12: the monitoring period is longer than this. */
export const offlinePeriodMin = 1800000;
/** In milliseconds; spec 9; DEV-12. */
export const offlineMailShort = 1800000;
/** In milliseconds; spec 9; DEV-12. */
export const offlineMailLong = 3600000;
/** In milliseconds; spec 9; ME-01: default of the software's self-start. */
export const selfStart = 15000;
/** In count; spec 4; DEV-02: latest records of a device's online status. */
export const onlineHistory = 10;
/** In count; spec 5, 9; AD-05. */
export const materialsPerAd = 20;
/** In count; spec 5, 9; LAY-04. */
export const liveWidgets = 6;
/** In count; our decision in LAY-02. */
export const pagesPerLayout = 20;
/** In count; our decision in LAY-12: versions of a layout, newest first; one with a name of its own is kept beyond them. */
export const layoutVersionsKept = 50;
/** In pixels; spec 5, 9; LAY-01. */
export const layoutSideMin = 48;
/** In pixels; spec 5, 9; LAY-01. */
export const layoutSideMax = 11520;
/** In fen; spec 5, 9; LAY-06: per thousand plays. */
export const rtbPriceMin = 0;
/** In fen; spec 5, 9; LAY-06: per thousand plays. */
export const rtbPriceMax = 1000000;
/** In count; spec 5, 9; DEV-06. */
export const devicePhotos = 3;
/** In bytes; spec 5, 9; DEV-06. */
export const devicePhoto = 5242880;
/** In pixels; our decision: a side of a picture or film that says more is not believed; a manifest takes no more. */
export const mediaSide = 100000;
/** In count; our decision: pixels of the largest picture that is decoded; a small file can claim to be huge. */
export const pictureDots = 40000000;
/** In milliseconds; our decision: a film or sound that says it is longer is not believed, and marked as not playable; a manifest takes no more. */
export const mediaLength = 86400000;
/** In count; spec 5, 9; SES-02. */
export const userNameMin = 6;
/** In count; spec 5, 9; SES-02. */
export const passwordMin = 6;
/** In count; spec 5, 9; DEV-08. */
export const lockPasswordDigits = 4;
/** In milliseconds; spec 4, 9; SES-08. */
export const logoutDelay = 300;
/** In milliseconds; our decision in SES-04. */
export const codeResend = 60000;
/** In milliseconds; our decision in SES-04. */
export const codeLife = 300000;
/** In count; our decision in SES-04: wrong tries that burn a code. */
export const codeTries = 5;
/** In count; our decision: wrong passwords in a row that lock an account. */
export const loginTries = 10;
/** In milliseconds; our decision: how long it stays locked. */
export const loginLock = 900000;
/** In milliseconds; our decision: a session that nobody uses ends. */
export const sessionLife = 604800000;
/** In milliseconds; our decision in NET-04. */
export const clockSkew = 300000;
/** In milliseconds; our decision: longer than a stale clock may be off twice. */
export const replayKept = 900000;
/** In bytes; our decision: body of a call. */
export const bodyMax = 1048576;
/** In count; our decision: rows of a list. */
export const pageSizeMax = 200;
/** In count; our decision: ids in one batch. */
export const batchMax = 200;
/** In milliseconds; our decision: an upload that was not sent and verified by then is removed; a part that is asked for begins it anew. */
export const uploadLife = 3600000;
/** In milliseconds; our decision: a file that was verified for a field and that no record names by then is removed; a form that was left for the night still has its pictures. */
export const uploadUnnamed = 86400000;
/** In bytes; our decision: files of one enterprise that are under way or stand in no record yet; ten of the largest, and no more of the disk for who never saves. */
export const uploadsWaiting = 21474836480;
/** In bytes; our decision in NET-07: what is larger is sent in parts of this size, so that a break costs one of them; S3 takes none below 5. */
export const uploadPart = 8388608;
/** In count; our decision: forms of parts that one answer has. */
export const uploadForms = 8;
/** In milliseconds; our decision: how long a signed link to a file opens. */
export const mediaLink = 1800000;
/** In milliseconds; our decision in NET-10: a call that takes longer is counted as slow. */
export const slowCall = 1000;
/** In milliseconds; our decision in NET-10: how long it is kept how the console was used, what broke and what was slow. */
export const usageKept = 7776000000;
/** In count; our decision in NET-10: batches of events that one account sends in a minute. */
export const usageBatches = 60;
/** In count; our decision in NET-10: different errors; beyond them one that few accounts met goes. */
export const pageErrorsKept = 2000;
/** In count; our decision in NET-10: errors that nobody met before, of one account in a minute; more are a flood, and would push out what others met. */
export const pageErrorsNew = 4;
/** In count; our decision in NET-10: different errors of one batch. */
export const pageErrorsBatch = 20;
/** In count; our decision in UI-10: rows of one export. */
export const exportRows = 50000;
/** In count; reliability A14: rows of one import. */
export const importRows = 5000;
/** In count; our decision: columns of one import. */
export const importColumns = 200;
/** In bytes; our decision in MAT-05: an HTML archive unpacks to no more; a screen holds it in memory, and the server takes no larger one. */
export const archiveUnpacked = 209715200;
/** In count; our decision in MAT-05: files of an archive. */
export const archiveFiles = 2000;
/** In bytes; reliability A14: a workbook of 5 MB unpacks to no more. */
export const importUnpacked = 16777216;
/** In bytes; reliability A14: memory of the thread that reads a workbook. */
export const importMemory = 268435456;
/** In milliseconds; reliability A14: processor time of the thread that reads a workbook, whatever else the machine does. */
export const importTime = 20000;
/** In count; our decision: rows whose errors a task shows; all of them stand in its sheet. */
export const importErrorsShown = 100;
/** In milliseconds; our decision: an import that moves no row for so long has lost its process. */
export const importStale = 60000;
/** In count; our decision: how often an import is begun that moves no row, before it is given up. */
export const importTries = 5;
/** In milliseconds; our decision: pause after the first such fault; it doubles with each further one. */
export const importRetry = 30000;
/** In milliseconds; our decision: how long the rows that failed can be fetched. */
export const importKept = 2592000000;
/** In milliseconds; UI-11: what was deleted can be brought back for so long. */
export const binKept = 2592000000;
/** In milliseconds; our decision: by so much the clock may differ from one that cannot be set, before timed work waits. */
export const clockJump = 1800000;
/** In milliseconds; our decision: so long a server may have been switched off, before it asks whether the clock is right. */
export const clockGap = 1209600000;
/** In milliseconds; our decision: how far CLOCK_CONFIRMED, a day, may be from now in whatever zone it was meant. */
export const clockConfirm = 129600000;
/** In milliseconds; our decision: a device number that nobody adds ends; sheets with many of them are filled in over a day. */
export const enrolLife = 86400000;
/** In milliseconds; DEV-16: a pairing code is good for so long, and once. */
export const pairingLife = 600000;
/** In milliseconds; our decision: so long whoever types a code that is over is told that it is. */
export const pairingKept = 3600000;
/** In count; our decision: wrong pairing codes of one account in a row, then it waits as after wrong passwords. */
export const pairingTries = 10;
/** In milliseconds; our decision: a player that has not asked for so long is gone; it shows another number when it comes back. */
export const enrolSilent = 1800000;
/** In count; our decision: screens behind one address that wait to be added at once. */
export const enrolPerAddress = 200;
/** In count; our decision: the same of all addresses; nobody installs so many at once. */
export const enrolsWaiting = 20000;
/** In count; our decision: connections on which a device listens; the oldest ends, since a page that was loaded anew leaves one behind. */
export const hintsPerDevice = 2;
/** In count; our decision: the same of one address: a building behind one router works. */
export const hintsPerAddress = 2000;
/** In bytes; our decision in DEV-13: files of one offline package; a zip without extensions ends at 4 GB. */
export const offlinePackage = 2097152000;
/** In milliseconds; our decision in DEV-13: how long an offline package can be fetched; one that was fetched stays good. */
export const offlinePackageKept = 604800000;
/** In milliseconds; our decision: nextMs of a player that waits to be added. */
export const enrolAsk = 3000;
/** In milliseconds; our decision: a screen that was offline for longer may tell its older plays, and none of them counts. */
export const playsLate = 7776000000;
/** In milliseconds; our decision in REP-07: how long each play stands by itself; then those of an hour are one row. */
export const playsKept = 2678400000;
/** In milliseconds; our decision in REP-01: the longest period of a report. */
export const reportDays = 34560000000;
/** In milliseconds; our decision in REP-01: the longest period by the hour. */
export const reportHourDays = 2678400000;
/** In milliseconds; our decision in REP-07: how long sums by the hour are kept; those by the day stay. */
export const hourSumsKept = 10368000000;
/** In milliseconds; our decision in REP-01: a reading of passers-by that is older is refused. */
export const flowLate = 604800000;
/** In count; our decision in REP-01: more people cannot pass one counter in an hour. */
export const flowPerHour = 60000;
/** In count; our decision: plays in one sync. */
export const playsPerSync = 500;
/** In milliseconds; our decision in MON-01: a photo of a screen that is older says nothing about it now. */
export const photoAge = 86400000;
/** In bytes; our decision in MON-01: a photo that is handed in by a link, as in the form of the task. */
export const taskPhoto = 20971520;
/** In count; our decision in MON-01: photos that are brought by the link of one task in an hour; three of them are handed in. */
export const taskPhotos = 12;
/** In milliseconds; our decision in MON-01: of presses within it one mail with the link of a task goes out. */
export const taskMailGap = 60000;
/** In count; our decision in MON-02: alarms of one screen; a contact that chatters fills no list. */
export const alarmsPerHour = 60;
/** In milliseconds; our decision in MON-02: an alarm that says it is older is told as of now. */
export const alarmLate = 2592000000;
/** In count; our decision in IOT-02: readings in one call of a sensor. */
export const readingsPerCall = 500;
/** In count; our decision in IOT-02: calls of one sensor in a minute. */
export const sensorCalls = 60;
/** In milliseconds; our decision in IOT-02: a sensor that was offline for longer loses what is older. */
export const readingLate = 604800000;
/** In milliseconds; our decision in IOT-02: by so much the clock of a sensor may be ahead. */
export const readingEarly = 300000;
/** In milliseconds; our decision in IOT-02: how long single readings are kept; the sums of a day stay. */
export const healthKept = 2592000000;
/** In milliseconds; spec 4, 9; MKT-02. */
export const orderWindowOnline = 3600000;
/** In milliseconds; spec 4, 9; MKT-02. */
export const orderWindowOffline = 86400000;
/** In fen; our decision in MKT-08: price of one point and year. */
export const pointPriceAndroid = 30000;
/** In fen; our decision in MKT-08: price of one point and year. */
export const pointPriceWindows = 48000;
/** In milliseconds; our decision in MKT-03: how long the code of a recharge can be scanned. */
export const rechargeLife = 1800000;
/** In milliseconds; reliability C18: a payment that was opened and not told of is asked for, first after so long. */
export const payAsk = 30000;
/** In milliseconds; reliability C18: longest pause between two questions; a lost callback is settled within 10 minutes. */
export const payAskLongest = 300000;
/** In milliseconds; our decision in MKT-03: a payment that was closed is asked for once more after so long. */
export const payAskLate = 7200000;
/** In fen; our decision in MKT-03: least of one recharge (schemas/wallet.yaml). */
export const rechargeMin = 100;
/** In fen; our decision in MKT-03: most of one recharge (schemas/wallet.yaml). */
export const rechargeMax = 5000000;
/** In count; our decision in MKT-08: points of one order (schemas/market-order.yaml). */
export const pointsPerOrder = 500;
/** In count; our decision in MKT-08: years of one order (schemas/market-order.yaml). */
export const yearsPerOrder = 10;
/** In fen; our decision in MKT-07: highest price of goods, by day or by a thousand plays (schemas/goods.yaml). */
export const slotPriceMax = 1000000;
/** In count; our decision in ADS-03: least plays of a CPM order (schemas/ads-order.yaml). */
export const orderPlaysMin = 1000;
/** In count; our decision in ADS-03: of what its places are expected to play a CPM order takes so many hundredths at least, since it keeps them from others. */
export const cpmLeastPart = 25;
/** In milliseconds; our decision in MKT-09: so long the ad of an order may wait for its review; what is not shown from then on is not paid. */
export const reviewDue = 86400000;
/** In count; our decision in MKT-07: fen that a slot and day, a thousand plays or a bid cost at most (schemas/goods.yaml, schemas/ad-slot.yaml). */
export const salePriceMax = 1000000;
/** In count; our decision in ADS-03: most plays of a CPM order (schemas/ads-order.yaml). */
export const orderPlaysMax = 100000000;
/** In count; our decision in ADS-03: goods that are ordered at once (schemas/ads-order.yaml). */
export const orderGoods = 20;
/** In count; our decision in ADS-03: screens of one goods in an order (schemas/ads-order.yaml). */
export const orderScreens = 200;
/** In count; our decision in ADS-03: places of one order, screens by days. */
export const orderPlaces = 5000;
/** In count; our decision in ADS-03: days of one order of an advertiser. */
export const orderDays = 92;
/** In milliseconds; our decision in ADS-03: how far ahead places are sold. */
export const orderAhead = 31536000000;
/** In count; our decision in AD-13: unpaid orders of one advertiser at once, since each keeps places from others for an hour. */
export const ordersUnpaid = 40;
/** In milliseconds; our decision in MKT-09: so long after its end an order waits for screens that report late. */
export const orderSettleAfter = 86400000;
/** In count; our decision in MKT-09: days for which a screen has its shares of a CPM order, also offline. */
export const paceAhead = 3;
/** In milliseconds; our decision in MKT-09: so often the shares of a CPM order are planned anew. */
export const paceEvery = 3600000;
/** In milliseconds; our decision in MKT-09: a screen heard within this time takes whatever share it is given. */
export const paceLive = 600000;
/** In milliseconds; our decision in MKT-09: a screen not heard for so long gets no new share of a CPM order. */
export const paceLost = 129600000;
/** In milliseconds; our decision in ADS-03: hours a day for which a forecast of plays counts a screen as on. */
export const forecastHours = 43200000;
/** In milliseconds; AD: default length of one showing; what a forecast of plays counts with. */
export const forecastShowing = 15000;
/** In milliseconds; our decision in MKT-10: shortest time between two plays of a slot that a screen sells by auction. */
export const auctionEvery = 60000;
/** In milliseconds; our decision in MKT-10: an auction is held at least so long before its play: two syncs of a screen. */
export const auctionAhead = 60000;
/** In milliseconds; our decision in MKT-10: and at most so long, so that budgets are true. */
export const auctionHorizon = 120000;
/** In milliseconds; our decision in MKT-10: a play that has not begun so long after it was due is lost, and costs nothing. */
export const auctionWindow = 45000;
/** In milliseconds; our decision in MKT-10: how long the proof of a play that was won is waited for; until then its price is set aside. */
export const auctionTold = 21600000;
/** In milliseconds; our decision in MKT-10: how long an auction with its explanation is kept. */
export const auctionKept = 2592000000;
/** In count; our decision in MKT-10: bids that the explanation of an auction names, the best first; all of them took part. */
export const auctionTells = 50;
/** In count; our decision in MKT-10: and so many of one buyer at most. */
export const auctionTellsOfOne = 5;
/** In milliseconds; our decision in MKT-10: how often it is told of a slot on a screen that nobody may buy its plays; in between nothing is kept of them. */
export const auctionUnsold = 3600000;
/** In count; our decision in MKT-10: bytes of a bid response at most. */
export const outsideBytes = 65536;
/** In count; our decision in MKT-10: bids of one outside buyer for one play that are looked at. */
export const outsideBids = 20;
/** In count; our decision in MKT-10: moments in a row at which all answers of an outside buyer failed, until it is left alone for a while. */
export const outsideFailures = 5;
/** In milliseconds; our decision in MKT-10: how long it is left alone. */
export const outsideRest = 60000;
/** In count; our decision in MKT-10: times at most that a win, billing or loss notice is sent. */
export const outsideNoticeTries = 5;
/** In milliseconds; our decision in MKT-10: time that the receiver of a notice has to answer. */
export const outsideNoticeTime = 5000;
/** In milliseconds; our decision in MKT-10: the code on a screen changes so often; it is taken until the next one ends. */
export const castCode = 600000;
/** In milliseconds; our decision in MKT-10: how long a cast waits to be paid. */
export const castPay = 600000;
/** In milliseconds; our decision in MKT-10: how long it waits for its review; then the money goes back. */
export const castReview = 1800000;
/** In milliseconds; MKT-10: once approved it is shown within minutes, or the money goes back. */
export const castShow = 900000;
/** In milliseconds; our decision in MKT-10: how much later a screen may tell that it showed one. */
export const castLate = 120000;
/** In milliseconds; our decision in MKT-10: length of the showing. */
export const castSeconds = 15000;
/** In milliseconds; our decision in MKT-10: time over which casts are counted. */
export const castWindow = 600000;
/** In count; our decision in MKT-10: casts of one phone, or one address, in that time. */
export const castEach = 5;
/** In count; our decision in MKT-10: casts to one screen in that time, those that were never paid left out. */
export const castSlot = 40;
/** In count; our decision in MKT-10: casts that are to be paid, reviewed or shown on one screen: five minutes of showings. */
export const castQueue = 20;
/** In count; our decision in MKT-10: signs of the text of a passer-by (schemas/cast.yaml). */
export const castText = 200;
/** In bytes; our decision in MKT-10: a picture of a passer-by. */
export const castPicture = 10485760;
/** In count; our decision in MKT-10: pictures that one phone, or one address, brings in the time over which casts are counted; who chooses another brings a second one. */
export const castPictures = 10;
/** In count; our decision in MKT-10: pictures for one screen that no cast has named yet. */
export const castUploads = 40;
/** In milliseconds; our decision in MKT-10: how long picture and text are kept once it is over. */
export const castKept = 2592000000;
/** In count; spec 5, 9; ME-02. */
export const noticeMails = 10;
/** In count; our decision: how often a mail is tried before it is given up; about a day. */
export const mailTries = 12;
/** In milliseconds; our decision in MKT-03: how long a payment callback that nobody signed is kept, since anybody can send one. */
export const unsignedKept = 604800000;
/** In milliseconds; our decision: how long a mail that is done with is known, so that its cause sends no second one. */
export const mailKept = 5184000000;
/** In milliseconds; our decision in UI-12: how long a notice stands. */
export const noticeKept = 15552000000;
/** In milliseconds; our decision in UI-12: how long before a point expires its notice stands, unless the account says otherwise. */
export const pointNotice = 1296000000;
/** In count; spec 7; NET-10. */
export const trackingBatch = 10;
/** In milliseconds; spec 7; NET-10. */
export const trackingFlush = 5000;
/** In milliseconds; spec 7; NET-10. */
export const trackingSession = 1800000;
