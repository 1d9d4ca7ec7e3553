// Nearly every campaign shows this game first. Its code comes with the page of the dashboard, without a second wave of requests.
import './thousand-faces/board/first-view'
import './thousand-faces/session/game-session'
