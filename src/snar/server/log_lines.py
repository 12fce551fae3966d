"""Lines of the log for machines (`SNAR_LOG=json`): one JSON object each, also of an error with its trace."""

from __future__ import annotations

import json
import logging
import time


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        data = {"at": f"{at}.{int(record.msecs):03}Z", "level": record.levelname.lower(), "who": record.name}
        data["what"] = record.getMessage()
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)
